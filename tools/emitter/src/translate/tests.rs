//! States that no valid module leads to: each is an error, and none a guess.

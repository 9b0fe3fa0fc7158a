//! Tests of the atlas.

{
  separator: "; ",
  normal: "whoever makes the last move wins",
  misere: "whoever makes the last move loses",
  title: (game, ending) => game + "; " + ending,
  by: (who, move) => who + ": " + move,
  yourTurn: "Your move.",
  theirTurn: "The opponent is thinking …",
  turnOf: first => (first ? "First" : "Second") + " player to move.",
  youWin: "You win.",
  youLose: "The opponent wins.",
  playerWins: first => "The " + (first ? "first" : "second") + " player wins.",
  viewing: "You are looking at an earlier position.",
  place: (shown, count) => "move " + shown + " of " + count,
  you: "You", opponent: "Opponent", first: "First", second: "Second",
  verdict: { wins: "a winning move", draws: "keeps the draw", mistake: "a mistake",
    lost: "no move won" },
  repeated: "The same position has come up three times: a draw.",
  outcome: { N: "N-position: the player to move can win.",
    P: "P-position: the player to move loses against best play.",
    draw: "Draw: neither player can force a win." },
  forExample: "For example: ",
  heap: (letter, stones) =>
    "heap " + letter + ", " + stones + (stones === 1 ? " stone" : " stones"),
  stone: (number, letter, stones) => "stone " + number + " of " + stones + " of heap " + letter,
  notLegal: "not a legal move",
  take: "Take them",
  select: "Select stones to take",
  sum: "nim sum", value: "value", odd: "odd number of ones",
  square: (x, y) => "square (" + x + ", " + y + ")",
  queen: (x, y) => "the queen, on (" + x + ", " + y + ")",
  boardOf: { heaps: "the heaps", queen: "the board", hackenbush: "the drawing",
    graph: "the graph" },
  howTake: "Click a stone: it is taken, with all stones to its right. Arrow keys and Enter do " +
    "the same.",
  howPins: "Click one pin, or a pin and its neighbour, and then the button. Arrow keys and Enter " +
    "select too.",
  howSplit: "Click the first and the last stone to take, which may stand in the middle, and then " +
    "the button; click between two stones to split. Arrow keys and Enter do the same.",
  howOnlySplit: "Click between two stones to split the heap there. Arrow keys and Enter do the " +
    "same.",
  howQueen: "Click the square to which the queen moves: left, down, or diagonally left and down. " +
    "Arrow keys and Enter do the same.",
  exercise: number => "Exercise " + number,
  whichMove: "Which move wins? Make it on the board.",
  whichOutcome: "Is this a P-position, which the player to move loses, or an N-position?",
  whichLoopyOutcome: "Is this a P-position, which the player to move loses, an N-position, or a " +
    "draw, in which neither player can force a win?",
  whichDrawingValue: "What is the Grundy value of this drawing?",
  optionsOf: options => "The moves and their values: " + options + ".",
  whichValue: heap => "What is G(" + heap + "), the Grundy value of this heap?",
  right: "Right.", wrong: "Wrong.",
  refuted: move => "The opponent answers with " + move + ".",
  values: (heap, options, why) => "The options of " + heap + " and their values: " + options +
    ". " + why + ".",
  point: name => "point " + name,
  token: letters => letters ? "token " + [...letters].join(", ") : "a token",
  howCut: "Click an edge: it is cut, and whatever is no longer connected to the ground falls. " +
    "Arrow keys and Enter do the same.",
  howSlide: "Click the point to which the token moves, along an arrow. If there are several " +
    "tokens, click one first. Arrow keys and Enter do the same.",
  howDraw: "Click two points to draw the edge from the first to the second, or to remove it. The " +
    "game starts again with every change.",
  claimZero: "Claim: from a position with nim sum 0, no move leads to nim sum 0. Try to find " +
    "one; Undo lets you try again.",
  claimNonzero: "Claim: from a position with another nim sum, some move leads to nim sum 0. Try " +
    "to find a position without one.",
  sumIs: sum => "The nim sum is " + sum + ".",
  sumIsNow: (sum, kind) => "The nim sum is now " + sum + (kind === "nonzero" ? "."
    : ": the move changed one term of the sum, so the sum had to change. The claim stands."),
  leavesZero: (move, sum) => "The claim stands: " + move + " replaces the value v of its heap by " +
    "v ⊕ " + sum + ", and so leads to 0.",
}

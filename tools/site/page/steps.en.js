{
  heap: heap => "Heap " + heap,
  option: (name, shown, count) => name + ": option " + shown + " of " + count + ".",
  begin: (name, count) => name + " has " + count + (count === 1 ? " option." : " options."),
  value: (name, why) => name + ": " + why + ".",
  empty: "no options, and mex {} = 0",
  sum: "sum",
  winning: "wins",
  nothing: "nothing",
  missing: "the least number that is missing",
  noPeriod: "The heaps that a page can compute prove no period.",
  cell: (name, mark) => name + ": " + mark,
  heapCell: (heap, mark) => "heap " + heap + ", value " + mark,
  unknown: "not yet known",
  picture: (count, name) => "The " + count + " positions that can follow from " + name +
    ", and their moves. The list below holds the same.",
  listed: (name, mark, options) => name + ": " + mark + (options ? ", moves to " + options : ""),
  play: "▶ Play", pause: "❚❚ Pause",
}

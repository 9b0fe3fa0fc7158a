{
  heap: (heap, shown, count) => "Heap " + heap + ": option " + shown + " of " + count + ".",
  begin: (heap, count) => "Heap " + heap + " has " + count +
    (count === 1 ? " option." : " options."),
  value: (heap, why) => "Heap " + heap + ": " + why + ".",
  empty: heap => "Heap " + heap + " has no options: mex {} = 0.",
  nothing: "nothing",
  missing: "the least number that is missing",
  noPeriod: "The heaps that a page can compute prove no period.",
  cell: (heap, value) => "heap " + heap + ", value " + value,
  play: "▶ Play", pause: "❚❚ Pause",
}

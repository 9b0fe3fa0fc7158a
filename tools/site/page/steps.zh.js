{
  heap: (heap, shown, count) => heap + " 颗：第 " + shown + " 种走法，共 " + count + " 种。",
  begin: (heap, count) => heap + " 颗有 " + count + " 种走法。",
  value: (heap, why) => heap + " 颗：" + why + "。",
  empty: heap => heap + " 颗无路可走：mex {} = 0。",
  nothing: "空",
  missing: "最小的缺数",
  noPeriod: "网页能算到的石子堆不足以证明任何周期。",
  cell: (heap, value) => heap + " 颗，SG 值 " + value,
  play: "▶ 播放", pause: "❚❚ 暂停",
}

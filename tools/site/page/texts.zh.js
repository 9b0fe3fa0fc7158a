{
  noPeriod: "所看的石子堆不足以证明任何周期。",
  proved: "已证明：",
  form: "通项公式：",
  lost: "必败态（P 局面）：轮到走的人必败。",
  won: "必胜态（N 局面）：轮到走的人必胜，",
  move: (heap, left) => heap + " → " + left,
  nothing: "空",
  moreMoves: count => "……另有 " + count + " 种",
  by: text => "依据：" + (text.includes("Ferguson")
    ? "SJ 定理，对一切减法游戏成立（Ferguson，1974）"
    : text.includes("exhaustive") ? "逐一试遍所有走法"
    : "SJ 定理，其条件对这些石子堆逐一验证过") + "。",
  noProblem: "题库中没有。",
  trap: "这条规则超出了本页的能力。",
  oneMove: "有一种走法：",
  moves: count => "有 " + count + " 种走法：",
  someMoves: "例如：",
}

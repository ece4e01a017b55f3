import type { Wording } from '../../language/wording.ts'
import { millimetres } from '../../numbers/measures.ts'

const classes: Readonly<Record<string, string>> = {
  C2: '3 级或更高（AS 3566，腐蚀性 C2）',
  C3: '3 级或更高（AS 3566，腐蚀性 C3）',
  C4: '4 级（AS 3566，腐蚀性 C4）',
  C5: '316 不锈钢（腐蚀性 C5）',
}
const classOf = (category: string | null): string =>
  (category === null ? undefined : classes[category]) ?? '4 级（AS 3566；离海距离未知）'

/** What parts of an array are, and what a parts list rests on. */
export const parts = {
  'screw-into-steel': ({ thickness, category }) =>
    `10 TPI，自钻，六角头，带密封垫圈，${classOf(category)}；用于 ${thickness} mm 的钢。长度待定：支脚、板肋和钢的总厚，再加钻尾。`,
  'screw-into-timber': ({ thread, batten, category }) =>
    `10 TPI，六角头，带密封垫圈，${classOf(category)}。至少比支脚与板肋之和长 ${millimetres(thread + batten)}${batten > 0 ? `（檩条 ${batten}，旋入椽子 ${thread}）` : ''}：请测量板肋高度。`,
  'screw-of-hook': ({ support, category }) =>
    `至少 14 号，10 TPI，${support === 'timber' ? 'Type 17' : '自钻'}，拧入椽子，${classOf(category)}。长度由瓦钩制造商确定。`,
  'clamp-of-frame': ({ height }) =>
    height === null
      ? '须与组件边框相配：请测量边框高度是 30、35 还是 40 mm。'
      : `用于 ${millimetres(height)} 高的边框。`,
  'clamp-on-profile': ({ sheeting }) => `适用于此屋面板：${sheeting}。`,
  'foot-on-the-crest': 'L 型支脚，穿过屋面板的板肋用螺钉固定。',
  'hook-for-the-tile': '须与瓦型和椽子宽度相配。',
  'caps-of-a-rail': '每根导轨两个。',
  'clips-of-a-row': '边框与导轨之间（AS/NZS 5033）：每块组件一个，单数的行再加一个。',
  'lug-of-a-rail': '每根导轨一个，用于接地导线（AS/NZS 5033）。',
  'clips-of-leads': '假定：组件的两根引线各一个。',
  'use-racking': ({ name, edition }) => `换用另一支架系统：${name}（${edition}）`,
  'joint-each': ({ length }) => `无伸缩节的导轨最长 ${millimetres(length)}。`,
  'no-expansion-joint-named': '未计伸缩节：资料库没有给出需要伸缩节的导轨长度。请询问导轨制造商。',
  'bars-cut': ({ kerf, offcut, offcuts }) =>
    `锯口宽 ${millimetres(kerf)}。${millimetres(offcut)} 及以上的余料再用；${offcuts === 0 ? '没有剩余' : `剩余 ${offcuts} 根`}。`,
} satisfies Partial<Wording>

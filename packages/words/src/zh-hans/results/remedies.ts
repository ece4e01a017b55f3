import type { MessageValues } from '@soundroof/contract/roofs/results/messages/message'
import type { Wording } from '../../language/wording.ts'
import { kilonewtons, kilopascals, millimetres } from '../../numbers/measures.ts'
import { zoneMark } from '../../numbers/zone-marks.ts'
import { directionName, memberName } from './names.ts'
import { joined, listed } from './phrases.ts'

const nothingFound = '没有找到可使此处通过的更改：不要放置组件，或请工程师设计固定件及其支承构件。'

/** "1 区", "2、3、R 区". */
const does = (titles: readonly string[], what: string): readonly string[] =>
  titles.length === 0 ? [] : [`${listed(titles.map(zoneMark))} 区${what}`]

type After = Omit<MessageValues['after-the-change'], 'frame'>

const zonesAfter = ({ open, clear, closed }: After): string => {
  if (clear.length + closed.length === 0) return '这样各区均可放置组件。'
  return `${joined('这样', [...does(open, '可放置组件'), ...does(clear, '仍须空出'), ...does(closed, '不再能放置组件')].join('；'))}。`
}

const frameFor = { 'as-before': '骨架仍须由工程师处理。', newly: '此时骨架须由工程师处理。' } as const

export const remedies = {
  'purlin-thickness': '檩条厚度',
  'measure-bare-steel': '用千分尺在檩条端部或螺栓孔处测量裸钢厚度，不含镀层和油漆。',
  'purlin-support-condition': '檩条支承条件',
  'look-at-purlins-over-rafters': '查看跨两根椽子处的檩条：是一根通过、两根搭接，还是端部对接。',
  'use-two-screws': '使用两颗螺钉的支脚（孔距 20 mm 或以上）',
  'screw-feet-instead-of-clamps': '改用支脚，螺钉穿过屋面板拧入檩条，不用夹具',
  'lay-panels-flush': '组件与屋面平铺安装',
  'turn-rails': ({ direction, member }) => `将导轨改为与${memberName(member)}${directionName(direction)}`,
  'lower-tilt': ({ from, to }) => `将倾角从 ${from} 度降到 ${to} 度`,
  'shorter-panels': ({ length }) => `使用长度不超过 ${millimetres(length)} 的组件`,
  'bridge-purlins': ({ rows }) => `每跨檩条设 ${rows} 道拉条`,
  'add-purlins': ({ parts, spacing }) =>
    `在檩条之间${parts === 2 ? '居中增设一根' : '三分点处增设两根'}檩条（间距 ${millimetres(spacing)}）`,
  'add-rafters': ({ spacing }) => `请工程师在椽子之间居中设计一根椽子（间距 ${millimetres(spacing)}）`,
  'screw-battens': ({ screws }) => `阵列下的檩条在每根椽子处用 ${screws} 颗 14 号 Type 17 螺钉固定`,
  'hold-battens': ({ capacity }) =>
    `阵列下的檩条在每根椽子处的固定须承受 ${kilonewtons(capacity)} 上拔力，采用厂家给出该承载力的紧固件`,
  'use-module': ({ name }) => joined('使用', name),
  'module-rated-for': ({ pull, push }) =>
    `使用手册所给设计压力（压块位于这些导轨处）上拔至少 ${kilopascals(pull)}、向下至少 ${kilopascals(push)} 的组件`,
  'show-fly-braces': ({ spacing }) => `证明椽子上每隔 ${millimetres(spacing)} 有隅撑`,
  'fly-braces-are-enough': ({ spacing, isHeavy }) =>
    `椽子：每隔 ${millimetres(spacing)} 设隅撑可满足抗上拔：若屋面已有隅撑，请填写其间距。${isHeavy ? '向下荷载仍须由工程师处理。' : ''}`,
  'fly-braces-are-not-enough': ({ spacing }) =>
    `椽子：每隔 ${millimetres(spacing)} 设隅撑仍不足以抗上拔。请咨询工程师。`,
  'rails-that-fit': '构件上导轨的距离',
  'helps-without-room': '采取使该区通过的措施后，屋面放不下一块组件：此处不要放置组件。',
  'nothing-to-try': '此处没有可计算的更改：不要放置组件，或咨询工程师。',
  'nothing-tried-helps': () => nothingFound,
  'nothing-alone-or-paired-helps': () => nothingFound,
  'after-the-change': ({ open, clear, closed, frame }) =>
    `${zonesAfter({ open, clear, closed })}${frame === null ? '' : frameFor[frame]}`,
  'both-changes': ({ first, second }, say) => `${say(first)}，并${say(second)}`,
} satisfies Partial<Wording>

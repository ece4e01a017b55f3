import type { Wording } from '../../language/wording.ts'
import { metresDown, metresUp, millimetres, millimetresUp } from '../../numbers/measures.ts'
import { setbackText, spacingText } from '../../numbers/result-numbers.ts'
import { memberName } from './names.ts'
import { listed, railsOnRibs } from './phrases.ts'

const memberWords = { purlin: '道檩条', batten: '道木条', rafter: '根椽子', rib: '道板肋' } as const
const nth = (every: number): string => (every === 1 ? '' : ` ${every} `)

export const layout = {
  'panel-width-carried-by-one-rail': '一根导轨承担的组件宽度',
  'distance-between-rails': '导轨之间的距离',
  'overhang-of-the-panel-at-both-ends': '组件两端的悬挑',
  'panel-width-carried-by-an-outer-rail': '外侧导轨承担的组件宽度',
  'rails-in-clamping-zones': '关于组件中线对称，位于其夹持区内',
  'longest-panel-of-the-band': '尺寸范围内最长的组件',
  'shortest-panel-of-the-band': '尺寸范围内最短的组件',
  'panel-moment-over-a-rail': '荷载为 1 时组件在导轨处的弯矩',
  'panel-width-carried-by-an-inner-rail': '内侧导轨承担的组件宽度',
  'rib-pitch-of-the-roof-sheeting': '屋面板的板肋间距',
  'rails-on-the-ribs-of-the-roof-sheeting': '屋面板板肋上的导轨',
  'setback-from-roof-edges': '距屋面边缘的退让',
  'parapet-reduction-factor': '女儿墙折减系数',
  'no-credit': '不折减',
  'roof-height-over-plan-dimension': '屋面高度与平面尺寸之比',
  'smaller-plan-dimension-suction': '较小的平面尺寸：风吸',
  'larger-plan-dimension-downward-pressure': '较大的平面尺寸：向下压力',
  'zones-of-the-roof': '屋面分区',
  'roof-edges': '屋面边缘',
  're-entrant-corners': '凹角',
  'reach-of-the-local-pressure': '局部风压的范围',
  'downward-coefficient-of-panels-in-the-zone': '该区组件的向下系数',
  ridge: '屋脊',
  hips: '斜脊',
  'rails-at-shares': ({ from, to, length }) =>
    `外侧导轨相距组件长度的 ${from} 至 ${to}（${length} mm 中的 ${setbackText(from * length)} 至 ${spacingText(to * length)} mm），其间等距`,
  'rails-far-outside-clamping-zone': ({ separation }) =>
    `导轨相距 ${separation} mm，远超常用夹持区（组件长度的 0.50 至 0.60）：请询问组件厂家。`,
  'rails-outside-clamping-zone': ({ separation }) =>
    `导轨相距 ${separation} mm，不在组件长度的 0.50 至 0.60 之内：请核对组件厂家的夹持区。`,
  'two-rails-apart': ({ separation }) => `相距 ${separation} mm，关于组件中线对称`,
  'rails-find-no-members': ({ rails, limit }) => `${millimetres(limit)} 范围内的构件太少，承不住 ${rails} 根导轨`,
  'rails-carry-no-less-than-two': ({ rails }) => `${rails} 根导轨中受力最大的一根并不比两根时少`,
  'outer-rails-apart': ({ outer, between }) => `外侧导轨相距 ${outer} mm，导轨之间 ${between} mm`,
  'members-too-far-apart': ({ pitch, reach }) =>
    `构件相距 ${millimetres(pitch)}，超过其上导轨允许的 ${millimetres(reach)}`,
  'rails-laid-out': ({ rails, layout }, say) => {
    const words = say(layout)
    return words.includes(`${rails} 根导轨`) ? words : `${rails} 根导轨：${words}`
  },
  'fixings-at-members': ({ member, every }) => `每${nth(every)}${memberWords[member]}一个`,
  'fixings-at-courses': ({ every, largest }) => `每${nth(every)}排瓦一个，间距最多 ${millimetres(largest)}`,
  'fixings-at-most': ({ largest }) => `间距最多 ${millimetres(largest)}`,
  'rails-on-members': ({ member }) => `${memberName(member)}上的导轨`,
  'rails-on-ribs-apart': ({ ribs, pitch }) => railsOnRibs(ribs, pitch),
  'no-whole-ribs': ({ pitch, rails, from, to }) =>
    `${pitch} mm 的整数板肋无法使组件上有 ${rails} 根导轨且外侧两根相距 ${millimetresUp(from)} 至 ${millimetres(to)}`,
  'rails-on-ribs-carry-no-less-than-two': ({ rails }) => `整数板肋上的 ${rails} 根导轨并不比两根承担得少`,
  'ribs-too-far-apart': ({ pitch, reach }) =>
    `板肋相距 ${millimetres(pitch)}，超过其上导轨允许的 ${millimetres(reach)}`,
  'two-rails-on-ribs': ({ ribs, separation }) => `导轨相隔 ${ribs} 道板肋（${separation} mm），关于组件中线对称`,
  'clear-of-lines': ({ distance, lines }, say) => `距${listed(lines.map(say))} ${metresDown(distance)} 以外`,
  'band-between-lines': ({ from, to, lines }, say) =>
    `距${listed(lines.map(say))} ${metresDown(from)} 至 ${metresUp(to)} 的条带`,
  'band-along-lines': ({ distance, lines }, say) => `距${listed(lines.map(say))} ${metresUp(distance)} 以内的条带`,
  'corner-squares': ({ side }) => `两条屋面边缘相交处边长 ${metresUp(side)} 的方形`,
  'ridge-squares': ({ side }) => `屋脊两端边长 ${metresUp(side)} 的方形`,
  'middle-third': ({ length }) => `${length} m 长度的中间三分之一`,
  'outer-thirds': ({ length }) => `${length} m 长度的两端三分之一`,
  'no-corner-zone': ({ hasRidgeEnds }) =>
    `不适用：屋面坡度 10 度或以上时没有角部区${hasRidgeEnds ? '；最大的局部风压在屋脊端部，见“屋脊端部”' : ''}`,
} satisfies Partial<Wording>

import type { Wording } from '../../language/wording.ts'
import { hundredthsUp, kilopascals, kilopascalsUp, millimetres, millimetresUp } from '../../numbers/measures.ts'
import { memberName, statusName, zoneWords } from './names.ts'
import { COMPARED, canBeFixed, following, joined, next, ofLoads, usedBy, zonesListed } from './phrases.ts'

export const verdict = {
  'as-issued': ({ text }) => text,
  'nothing-calculated': '紧固件、檩条和椽子：未作任何计算',
  assessment: '评估',
  'wind-region-table-draft': '风区表（草案，未经工程师核实）',
  'keep-ridge-ends-clear': '屋脊端部禁止安装。',
  'largest-spacing-before-setting-out': '放线前的最大间距',
  'spacing-set-out': '放线后的间距',
  'whole-number-of-member-pitches': '构件间距的整数倍',
  'whole-number-of-marking-steps-or-ribs': '放线步长或板肋的整数倍',
  'whole-number-of-courses': '瓦片排数的整数倍',
  'spacing-not-to-be-exceeded': '按实际瓦排不得超过的间距',
  'check-used': ({ check, use, bare }, say) => usedBy(say(check), use, bare),
  'check-without-capacity': ({ check, reason }, say) => `${joined(say(check), '没有承载力')}（${say(reason)}）`,
  'no-load-without-panels': ({ check }, say) => `${say(check)}：无组件时没有`,
  'ratio-too-large': ({ check, ratio, largest, compares }, say) =>
    `${say(check)}：比值 ${hundredthsUp(ratio)}${ofLoads(compares, say)}，不超过 ${largest}`,
  'ratio-elsewhere': ({ check, reason }, say) => `${say(check)}（${say(reason)}）`,
  'figure-not-verified': ({ label, status }, say) => `${say(label)}（${statusName(status)}）`,
  'outside-the-method': ({ reasons }, say) => `此安装超出本方法的适用范围。${following(reasons, say)}`,
  'no-panel-fits-anywhere': ({ reasons }, say) => `在允许安装的位置放不下任何组件。${following(reasons, say)}`,
  'zone-is-closed': ({ zone, reason }, say) => `${zoneWords(zone)}：不允许安装组件。${say(reason)}`,
  'zones-without-room': ({ zones, length, width, setback }) =>
    `以下区放不下 ${length} mm × ${width} mm 的组件（距屋面边缘、屋脊和斜脊 ${millimetresUp(setback)}）：${zonesListed(zones)}。`,
  'zone-without-room': '此屋面放不下组件：导轨数和间距仅表示该区可承受的情况。',
  'stricter-than-closed': ({ zone }) => `比${zoneWords(zone)}更严格，而${zoneWords(zone)}已关闭。`,
  'no-room-in-zone': '该区放不下一块组件。',
  'members-decide-room': ({ member }) =>
    `能否放下组件取决于${memberName(member)}的位置：请量出第一根距边缘的距离，并填入布置图。`,
  'engineer-must-look': ({ reasons, preliminary }, say) =>
    `此屋面须由工程师查看。${following(reasons, say)}${next(preliminary, say)}`,
  'not-in-any-zone': ({ preliminary }, say) =>
    `按所假定的五金件和构件，任何区都不能固定组件。${next(preliminary, say)}`,
  'can-be-fixed': ({ zones, of, ridgeEnds }, say) => `${canBeFixed(zones, of)}。${next(ridgeEnds, say)}`,
  'can-be-fixed-with-conditions': ({ zones, of, ridgeEnds, preliminary }, say) =>
    `${canBeFixed(zones, of)}，但有条件。${next(ridgeEnds, say)}${next(preliminary, say)}`,
  preliminary: ({ reason }, say) => `初步结果：${say(reason)}；对檩条${COMPARED}。`,
  'at-ridge-ends': ({ rails, spacing }) => `屋脊端部：${rails} 根导轨，固定间距 ${millimetres(spacing)}。`,
  'full-stop': ({ sentence }, say) => `${say(sentence)}。`,
  'no-arrangement-passes': ({ rails, spacing, worst }, say) =>
    `没有布置能通过；最接近的：${rails} 根导轨，固定间距 ${millimetres(spacing)}，${worst === null ? '放线' : say(worst)}。`,
  'no-arrangement-by-check': ({ check }, say) => `没有布置方案通过：${say(check)}。`,
  'setting-out': '支脚间距须小于整数板肋或构件所允许的间距',
  'no-rail-layout': '没有排布',
  'feet-too-close': ({ check, largest, least }, say) =>
    `${joined(say(check), '允许')}支脚间距最大 ${millimetres(Math.floor(largest))}，小于组件宽度的三分之一（${millimetres(Math.ceil(least))}）`,
  'no-rails-fit': ({ reason }, say) => `导轨无法布置：${reason === null ? '没有排布' : say(reason)}。`,
  'pressure-above-warning': ({ pressure, warning }) =>
    `极限压力 ${kilopascalsUp(pressure)} 大于 ${kilopascals(warning)}：请询问组件厂家组件能否承受。`,
  'rails-tried': ({ rails }) => `${rails} 根导轨`,
  'rails-do-not-pass': ({ rails }) => `${rails} 根导轨：不通过`,
  'rails-chosen': ({ rails }) => `${rails} 根导轨：选用`,
  'zone-not-on-roof': ({ zone, why }, say) => `${zoneWords(zone)}：${say(why)}`,
  'zone-not-applicable': ({ zone }) => `${zoneWords(zone)}：不适用`,
} satisfies Partial<Wording>

import type { Wording } from '../../language/wording.ts'
import { hundredthsUp, kilonewtons, kilopascalsUp, millimetresUp, percent } from '../../numbers/measures.ts'
import { memberName, zoneWords } from './names.ts'
import {
  COMPARED,
  importanceAndLife,
  listed,
  ofLoads,
  purlinName,
  supportsListed,
  supportWords,
  usedBy,
  zonesListed,
} from './phrases.ts'

export const conditions = {
  'panels-lift-the-frame-first': '骨架未经评估，而组件在不会掀起裸屋面的风中对其产生上拔力。',
  'clip-fixed-sheeting':
    '檩条承载力假定屋面板用螺钉穿透固定在檩条上。扣件固定的屋面板约束较弱：请工程师确认檩条的抗上拔能力。',
  'rails-stand-on-ribs': '导轨立在屋面板的板肋上：只有在整数板肋能得到所述距离时才用 3 根或 4 根。',
  'round-down-to-ribs': '将固定间距向下取整到屋面板的整数板肋。',
  'sub-region-not-known': '请确认场地不在内陆 A0 区，该区任何地形均按地形类别 2。',
  'figures-to-confirm': '使用了标为未经核实或估计的数据：须由工程师确认。',
  'rafters-without-capacity': '椽子对此荷载没有承载力。',
  'no-estimated-capacity': '按估计的承载力，檩条完全不能受载：请用厂家的表或由工程师确认。',
  'span-looks-like-a-truss': '椽子跨度超过其截面高度的 35 倍：若为桁架，请填写上弦杆节点之间的距离。',
  'period-to-confirm': ({ years, asked, importance, life }, say) =>
    `选择了 ${years} 年重现期，但按${importanceAndLife(importance, life)}，${say(asked)}：须由工程师确认。`,
  'panel-clause-holds-for': ({ edge }) =>
    `中央区和端部区适用于：组件与屋面平行、间隙 50 至 300 mm、屋面坡度 1 至 30 度、h/d 和 h/b 不超过 0.5，且组件距屋面边缘至少 ${millimetresUp(edge)}。`,
  'confirm-thickness': ({ section, thickness }) => `请在现场确认${purlinName(section)}厚度至少 ${thickness} mm。`,
  'confirm-support': ({ section, support }) =>
    `请在现场确认${purlinName(section)}为${supportWords(section, support)}。`,
  'photo-tells-support': ({ section }) =>
    `用椽子上方的照片说明${purlinName(section)}在该处是搭接、连续还是断开。结果取决于此；此处所示结果在各种情况下均成立。`,
  'photo-excludes-support': ({ section, leftOut }) =>
    `${purlinName(section)}的下列支承在此跨度没有承载力表：${supportsListed(leftOut)}。用椽子上方的照片说明其支承与此不同。`,
  'photo-shows-support': ({ section, support }) =>
    `在订货或施工之前，用椽子上方的照片说明${purlinName(section)}为${supportWords(section, support)}。`,
  'provisional-on-support': ({ section, support }) =>
    `在有照片之前为暂定：只有${purlinName(section)}为${supportWords(section, support)}时此结果才成立。`,
  'supports-counted': ({ counted, leftOut }) =>
    `未知：按${supportsListed(counted)}计入${leftOut.length === 0 ? '' : `；因没有表达到此跨度而未计入：${supportsListed(leftOut)}`}`,
  'confirm-timber': ({ bound }, say) => `${say(bound)}；请确认木材不低于假定强度。`,
  'array-must-weigh': ({ mass }) => `组件、支架和导轨的质量必须为 ${mass} kg/m²：其自重计入抗上拔，也计作荷载。`,
  'look-twice-at-region': ({ region, note }) => `请确认风区 ${region}：${note}。`,
  'keep-off-ridge-ends': ({ clearance }, say) => `组件须避开屋脊端部：${say(clearance)}。`,
  'keep-out-of-places': ({ places }, say) => `组件不得进入${places.map(say).join('；')}。`,
  'zone-and-place': ({ zone, clearance }, say) => `${zoneWords(zone)}：${say(clearance)}`,
  'ridge-ends-and-place': ({ clearance }, say) => `屋脊端部：${say(clearance)}`,
  'confirm-thickness-and-support': ({ section, thickness, support }) =>
    `请在现场确认${purlinName(section)}厚度至少 ${thickness} mm，且为${supportWords(section, support)}。`,
  'keep-out-of-zone': ({ zone, clearance }, say) => `组件不得进入${zoneWords(zone)}：${say(clearance)}。`,
  'panels-overload-rafters': ({ check, use, bare }, say) => `组件使椽子超载：${usedBy(say(check), use, bare)}。`,
  'rafters-exceed-already': ({ check, use, bare }, say) =>
    `椽子在无组件时已有一项校核不满足：${usedBy(say(check), use, bare)}。`,
  'purlins-no-worse': ({ zones }) =>
    `檩条（${zonesListed(zones)}）：现有构件在无组件时已有一项校核不满足；组件不增大该项的利用率。`,
  'purlins-little-more': ({ zones, compares }, say) =>
    `檩条（${zonesListed(zones)}）：承载力未知；组件使其荷载增加不超过 5 %${ofLoads(compares, say)}（不计组件所占去的活荷载）。`,
  'estimate-little-more': ({ zones, worst, compares }, say) =>
    `檩条（${zonesListed(zones)}）：超过其估计承载力的 80 %${worst === null ? '' : `（${say(worst)}）`}；组件增加不超过 5 %${ofLoads(compares, say)}。请用厂家的表或由工程师确认。`,
  'frame-not-assessed': ({ added, downward }) =>
    `骨架未经评估（门架或桁架作用）：在单跨不能承受荷载处，组件${added > 0 ? `增加不超过 ${percent(added)}` : '不增加荷载'}，最大向下荷载增加 ${percent(downward)}。`,
  'frame-uplift-little-more': ({ added, compares }, say) =>
    `骨架未经评估（门架或桁架作用）；组件使其上拔力增加 ${percent(added)}${ofLoads(compares, say)}。`,
  'frame-solar-allowance': ({ weight, added, compares }, say) =>
    `骨架未经评估（门架或桁架作用）。建造商图纸须注明太阳能组件的荷载余量不少于 ${kilopascalsUp(weight)}，或由工程师确认肩节点、柱和基础可多承受 ${percent(added)} 的向下荷载${ofLoads(compares, say)}。`,
  'tilt-frames-push-sideways': ({ push, limit }) =>
    `倾斜组件对每榀骨架的侧向荷载为 ${hundredthsUp(push)} kN，超过其墙面风荷载的二十分之一（${kilonewtons(limit)}）。`,
  'panels-add-to-frame': ({ added, compares }, say) =>
    `组件使未经评估的骨架荷载增加 ${percent(added)}${ofLoads(compares, say)}。`,
  'members-compared-only': ({ parts }, say) => `仅与无组件的屋面作过比较、未证明足够的构件：${parts.map(say).join('')}`,
  'rafters-little-more': ({ check }, say) =>
    `椽子在无组件时已有一项校核不满足（${say(check)}）；组件使其增加不超过 5 %。`,
  'owner-accepts-sag': ({ with: withPanels, without }) =>
    `业主接受椽子下垂 ${millimetresUp(withPanels)}，无组件时为 ${millimetresUp(without)}。`,
  'beyond-estimated-capacity': ({ check, use, bare }, say) =>
    `按估计的承载力，有组件时${say(check)}为 ${percent(use)}${bare === null ? '' : `，无组件时 ${percent(bare)}`}：请用厂家的表或由工程师确认。`,
  'frame-not-verified': ({ check }, say) =>
    `骨架未经验证（未评估门架或桁架作用）：椽子在无组件时已有一项校核不满足（${say(check)}）；组件不使其增大。`,
  'keep-doors-shut': ({ hasRafters, members, zones, worst }, say) =>
    `大风时请关闭门窗：若有门或窗敞开，或未按风荷载评级（AS/NZS 4505），${listed([...(hasRafters ? ['椽子'] : []), ...(zones.length > 0 ? [`${memberName(members)}（${zonesListed(zones)}）`] : [])])}会有一项校核不满足${worst === null ? '' : `（${say(worst)}）`}。`,
  'doors-decide': ({ places }, say) =>
    `大风时请关闭门窗。若有一扇敞开，或未按风荷载评级（AS/NZS 4505），本结果不成立：${places.map(say).join('；')}。`,
  'check-in-zone': ({ zone, check }, say) => `${zoneWords(zone)}，${say(check)}`,
  'check-of-roof': ({ check }, say) => `整个屋面，${say(check)}`,
  'check-of-estimate': ({ check }, say) => `${say(check)}（估计承载力）`,
  'purlins-exceed-already': ({ places }, say) =>
    `现有檩条在无组件时已有一项校核不满足，组件不使其增大：${places.map(say).join('；')}。`,
  'purlins-compared': ({ reason }, say) => `檩条承载力：${say(reason)}；${COMPARED}`,
  'odd-values': ({ count, name, title }) => `承载力表 ${name}（${title}）有 ${count} 个数值看似异常：请与来源核对。`,
} satisfies Partial<Wording>

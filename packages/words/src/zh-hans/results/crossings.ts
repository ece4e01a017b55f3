import type { Wording } from '../../language/wording.ts'
import { hundredthsUp, kilonewtons } from '../../numbers/measures.ts'
import { zoneWords } from './names.ts'

const inAll = (screws: number): string => (screws === 1 ? '一颗螺钉' : '两颗螺钉')

const screwsOf = (screws: number, isSteel: boolean): string =>
  `${screws === 1 ? '一' : '两'}颗 14 号${isSteel ? '金属用' : ' Type 17 '}螺钉`

/** A demand is never shown smaller than it is, a capacity never larger. */
const demanded = (demand: number, bare: number): string =>
  `${hundredthsUp(demand)} kN（无组件时 ${hundredthsUp(bare)} kN）`

const oneHolds = (screw: number, isSteel: boolean): string => `${screwsOf(1, isSteel)}可承受 ${kilonewtons(screw)}`

const needs: Readonly<Record<string, string>> = {
  'screwed-tin': '螺钉固定的金属屋面',
  'timber-battens': '木檩条',
  'shallow-battens': '高度不超过 50 mm 的檩条',
  'rails-along': '沿檩条的导轨',
  'timber-rafters': '木椽',
  'deep-rafters': '高度至少 40 mm 的椽子',
}

/** Fixing of battens and top hats to rafters. */
export const crossings = {
  'screw-head-pulled-through-the-top-hat': '螺钉头拔穿帽形檩条',
  'one-screw-at-a-batten-crossing': '檩条交点处的一颗螺钉',
  'pull-over-of-one-screw': '试验帽形檩条中一颗螺钉头的拔穿',
  'thickness-of-that-top-hat': '该帽形檩条的厚度',
  'thread-in-the-rafter': '椽子中的螺纹长度',
  'steel-too-thin-for-a-screw': '椽子钢材太薄，不能用螺钉',
  'thickest-steel-of-the-table': '螺钉表中最厚的钢',
  'steel-that-holds-the-screw': '固定螺钉的椽子钢材',
  'nails-at-a-batten-crossing': '檩条交点处的钉子',
  'length-of-a-nail': '钉子长度',
  'penetration-of-a-nail': '试验中钉子的入木深度',
  'capacity-of-nails': '该入木深度下钉子的承载力',
  'factor-for-age-and-cyclic-wind': '年代与循环风系数',
  'before-1980': '1980 年以前建造',
  'from-1980': '1980 年及以后建造',
  'age-not-known': '年代未知',
  'screws-at-a-batten-crossing': '檩条交点处的螺钉',
  'capacity-of-a-batten-crossing': '檩条交点的承载力',
  'spacing-of-feet-on-the-rail': '导轨上的支脚间距',
  'uplift-of-one-foot-on-the-batten': '一个支脚对檩条的上拔力',
  'uplift-of-the-crossing-beside-the-foot': '支脚旁交点的上拔力',
  'uplift-of-the-crossing-on-the-bare-roof': '裸屋面上交点的上拔力',
  'uplift-of-the-crossing': '交点的上拔力',
  'uplift-that-the-crossing-must-hold': '交点须承受的上拔力',
  'uplift-that-the-bare-roof-asks-of-the-crossing': '无组件时交点须承受的上拔力',
  'roof-area-of-a-crossing': '檩条与椽子间紧固件承担的屋面面积',
  'largest-roof-area-of-a-crossing': '该紧固件允许承担的最大屋面面积',
  'suction-on-panels-beside-the-bare-roof': '组件风吸与裸屋面风吸之比',
  'suction-on-panels-beside-the-lower-roof': '组件风吸与同一屋面建得较低时的风吸之比',
  'suction-on-the-feet-of-frames': '倾角支架支脚处的风吸系数',
  'suction-on-feet-beside-the-lower-roof': '倾角支架支脚处的风吸与同一屋面建得较低时的风吸之比',
  'weight-of-sheeting-and-batten': '屋面板和檩条自重',
  'crossing-carries-no-more-roof': '组件使该紧固件承担的屋面面积最多增加 5 %',
  'fixing-of-battens-known': '按给定的檩条固定',
  'roof-on-a-batten-crossing': '檩条与椽子间紧固件承担的屋面面积',
  'uplift-of-a-batten-crossing': '檩条交点的上拔力',
  'batten-crossings-in-this-zone': '该区的檩条交点',
  'fixing-of-battens-to-rafters': '檩条与椽子的固定',
  'look-at-batten-fixings': '1980 年以前建造：请查看阵列下方的檩条固定。',
  'batten-fixing': '檩条与椽子的固定',
  'batten-fixing-not-known': '未知：支脚对交点的作用与裸屋面相同，或加装螺钉',
  'nails-in-steel': '钉子只能将木檩条固定在木椽子上，不能用于帽形檩条或钢材：请选择实际固定方式，或选择“不确定”。',
  'nails-do-not-hold-steel': '钉子只适用于木檩条固定在木椽上',
  'one-nail': '每个交点一颗钉子',
  'two-nails': '每个交点两颗钉子',
  'one-screw': '每个交点一颗 14 号螺钉',
  'feet-over-rafters': '支脚',
  'feet-through-battens': '位于椽子上方，螺钉穿过檩条，在椽子中有 35 mm 螺纹',
  'battens-carry-no-feet': '不受支脚荷载：支脚位于椽子上方',
  'weight-of-the-battens': '檩条自重',
  'feet-over-rafters-reach-further':
    '此处支脚间距受檩条交点限制。支脚位于椽子上方并穿过檩条用螺钉固定时，间距可以更大：见“屋面类型”中的“支脚位于椽子上方”。',
  'use-feet-over-rafters': '将支脚设在椽子上方，螺钉穿过檩条拧入椽子',
  'with-feet-over-rafters': '支脚设在椽子上方，螺钉穿过檩条拧入椽子',
  'feet-over-rafters-need': ({ need }) => `支脚位于椽子上方须有${needs[need] ?? need}：请更正，或取消该选项。`,
  'screws-through-battens': ({ batten, thread }) =>
    `支脚位于椽子上方：螺钉长度至少 ${batten + thread} mm 另加板肋高度，穿过檩条（${batten} mm），在椽子中有 ${thread} mm 螺纹。`,
  'two-screws': '每个交点两颗 14 号螺钉',
  'nails-and-joint-group': ({ nails, group }) => `${nails === 1 ? '一' : '两'}颗钉子，${group}`,
  'crossing-with-screws': ({ screws, screw, bare, isSteel }) =>
    `交点处用${screwsOf(screws, isSteel)}，每颗 ${kilonewtons(screw)}；无组件时 ${hundredthsUp(bare)} kN`,
  'batten-crossings-must-hold': ({ isShut, places, screw, isSteel }, say) =>
    `安装人员检查支脚下的每个檩条交点，并补足缺少的螺钉。${isShut ? '门窗关闭时' : ''}须承受的上拔力：${places.map(say).join('；')}。${oneHolds(screw, isSteel)}。`,
  'crossing-in-zone': ({ zone, demand, bare, screws }) =>
    `${zoneWords(zone)} ${demanded(demand, bare)}，共${inAll(screws)}`,
  'crossing-needs-screws': ({ demand, screws }) =>
    `檩条与椽子间紧固件的上拔力 ${hundredthsUp(demand)} kN，需要${inAll(screws)}`,
  'crossing-must-hold': ({ demand, bare, screw, screws, isSteel }) =>
    `支脚下的每个檩条交点须承受 ${demanded(demand, bare)}：${screwsOf(screws, isSteel)}；${oneHolds(screw, isSteel)}`,
  'batten-fixing-holds': ({ fixing, capacity }, say) => `${say(fixing)}，${kilonewtons(capacity)}`,
} satisfies Partial<Wording>

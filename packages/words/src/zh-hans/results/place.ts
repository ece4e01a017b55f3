import type { Wording } from '../../language/wording.ts'
import { tenthsUp, threeDigits } from '../../numbers/measures.ts'
import { joined } from './phrases.ts'

const screws: Readonly<Record<string, string>> = {
  C2: '至少 3 级的螺钉和垫圈',
  C3: '至少 3 级的螺钉和垫圈',
  C4: '4 级的螺钉和垫圈',
  C5: '不锈钢 (316) 螺钉和垫圈，或厂家为 C5 指定的产品',
}

const waters: Readonly<Record<string, string>> = { 'open-surf': '开阔海浪', sheltered: '有遮蔽的水域' }

const sizes: Readonly<Record<string, readonly [name: string, unit: string]>> = {
  'eaves-height': ['檐口高', 'm'],
  'top-height': ['顶部高', 'm'],
  'house-width': ['宽度', 'm'],
  'house-length': ['长度', 'm'],
  'house-pitch': ['坡度', '度'],
}

/** Wind class and place of a house. */
export const place = {
  'design-wind-speed-of-the-class': '该等级的设计风速',
  'class-governs': '该等级的要求高于场地',
  'wind-class-of-the-house': '住宅风等级',
  'altitude-of-the-site': '场地海拔高度',
  'distance-to-the-sea': '距海距离',
  'screws-by-the-sea': '按距海距离的螺钉和垫圈等级',
  'ask-module-maker-by-the-sea': '请询问组件厂家，组件是否适用于离海如此近的场地：有的厂家规定 50 m。',
  'mass-on-one-foot': '一个支脚承担的质量',
  'sea-and-category': ({ distance, water, category }) =>
    water === null
      ? `距海 ${distance} m，按开阔海浪计：腐蚀性 ${category}`
      : `距${waters[water] ?? water} ${distance} m：腐蚀性 ${category}`,
  'screws-for-category': ({ category }) =>
    `按屋面板厂家要求，腐蚀性 ${category} ${joined('处使用', screws[category] ?? '')} (AS 3566)，配密封垫圈。`,
  'hook-screws-for-category': ({ category }) =>
    `按瓦钩厂家要求，腐蚀性 ${category} ${joined('处使用', screws[category] ?? '')} (AS 3566)。`,
  // Rules are cited as they are published.
  'permit-rule': ({ name, rule }) => `${name}: ${rule}.`,
  'permit-foot-mass': ({ name, rule, mass, most }) =>
    `${name}: ${rule}. 此处一个支脚承担最多 ${tenthsUp(mass)} kg${mass > most ? '，超过上述值：请缩小支脚间距' : ''}。`,
  'altitude-given': ({ altitude }) => `海拔 ${altitude} m`,
  'altitude-at-most': ({ altitude }) => `未填：低于 ${altitude} m，因此不计雪荷载`,
  'altitude-not-known': ({ altitude }) => `未填：该地点可能高于 ${altitude} m；未计雪荷载`,
  'altitude-or-snow-load': ({ altitude }) =>
    `未填写场地海拔，而该地点可能高于 ${altitude} m：请填写海拔，或由工程师确认组件和屋面上的雪荷载。`,
  'altitude-for-snow-and-wind': ({ altitude }) =>
    `未填写场地海拔，该地可能高于 ${altitude} m：请填写海拔。未计雪荷载，也未计海拔 500 m 以上更大的风。`,
  'snow-needs-engineer': ({ altitude }) => `海拔 ${altitude} m 处须由工程师评估雪荷载；所给间距未计雪荷载。`,
  'engineer-confirms-snow-load': ({ altitude }) => `由工程师确认组件和屋面上的雪荷载：场地海拔 ${altitude} m。`,
  'wind-class': ({ windClass }) => `AS 4055 等级 ${windClass}`,
  'class-and-site': ({ windClass, ultimate, service, siteSpeed }) =>
    `${windClass}，极限 ${threeDigits(ultimate)} m/s，正常使用 ${threeDigits(service)} m/s；场地 ${threeDigits(siteSpeed)} m/s；取较大者`,
  'class-below-site': ({ windClass, classSpeed, siteSpeed }) =>
    `风等级 ${windClass}（${threeDigits(classSpeed)} m/s）比场地风速（${threeDigits(siteSpeed)} m/s）低 5 % 以上，以场地为准：请检查等级、地点、地形和高度。`,
  'outside-class-scope': ({ windClass, outside }, say) =>
    `该住宅超出其风等级 ${windClass} 的适用范围：${outside.map(say).join('；')}。该等级大于场地时仍然计入。`,
  'size-beyond-class': ({ size, value, most }) => {
    const [name, unit] = sizes[size] ?? [size, '']
    return `${name} ${threeDigits(value)} ${unit}，不超过 ${threeDigits(most)}`
  },
  'class-contradicts-region': ({ windClass, region }) =>
    `风等级 ${windClass} 不属于风区 ${region}：请更正风等级或地点。`,
} satisfies Partial<Wording>

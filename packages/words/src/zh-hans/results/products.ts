import type { Wording } from '../../language/wording.ts'
import { percent } from '../../numbers/measures.ts'
import { joined } from './phrases.ts'

const fixingOn: Readonly<Record<string, string>> = { tile: '瓦钩', 'tin-clamped': '夹具', 'tin-screwed': '支脚' }
const kinds: Readonly<Record<string, string>> = { racking: '支架系统', module: '组件' }

/** Racking systems and modules. */
export const products = {
  'capacity-by-the-sea': '海边的承载力',
  'part-of-a-capacity-left-by-the-sea': '海边剩余承载力的比例',
  'foot-of-the-racking': '支架系统的支脚及其螺钉',
  'foot-with-its-screws': '支脚及其螺钉',
  'hook-of-the-racking-ultimate': '支架系统的瓦钩，极限',
  'hook-of-the-racking-service': '支架系统的瓦钩，正常使用',
  'clamp-of-the-racking': '支架系统的夹具',
  'weakest-fixing-of-the-racking': '支架系统公布的最弱紧固件',
  'bending-stiffness-of-the-rail': '导轨的抗弯刚度',
  'overhang-of-the-rail': '导轨悬挑',
  'racking-chosen': '支架系统',
  'module-chosen': '组件',
  'mass-of-module-and-racking': '组件和支架系统',
  // A product's figures are cited as they are published.
  'figure-of-product': ({ name, edition, source }) => `${name}, ${edition}: ${source}`,
  'capacity-of-racking': ({ name }) => joined(name, '的承载力'),
  'rail-of-racking': ({ stiffness, moment }) =>
    `EI ${stiffness} kN m2${moment === null ? '' : `，设计弯矩 ${moment} kNm`}`,
  'largest-overhang': ({ share, length }) =>
    `不超过固定间距的 ${percent(share)}${length === null ? '' : ` 和 ${length} mm`}`,
  'product-out-of-date': ({ kind, name, edition }) =>
    `${joined(kinds[kind] ?? kind, name)}（${edition}）的数据在项目日期已失效：请向厂家索取现行版本。`,
  'racking-has-no-figure': ({ name, cover }) =>
    `${joined(name, `没有公布此支承和风区的${fixingOn[cover] ?? cover}`)}承载力：由厂家确认各区单个固定点的力。`,
  'racking-not-in-catalogue': ({ id }) => `目录中没有支架系统“${id}”。`,
  'module-not-in-catalogue': ({ id }) => `目录中没有组件“${id}”。`,
} satisfies Partial<Wording>

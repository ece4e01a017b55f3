import type { Wording } from '../../language/wording.ts'
import { millimetres } from '../../numbers/measures.ts'
import { planeName, zoneWords } from './names.ts'
import { joined, zonesListed } from './phrases.ts'

const memberOf = (run: string): string => (run === 'up-slope' ? '椽子' : '檩条或木条')
const edgeOf = (run: string): string => (run === 'up-slope' ? '左边' : '檐口')
const more = (panels: number): string => `可多放 ${panels} 块组件`

/** What a layout leaves on the roof, and what would bring it back. */
export const hints = {
  'zone-costs-feet': ({ zone, panels, feet }) =>
    joined(zoneWords(zone), `少放 ${panels} 块组件，可省 ${feet} 个支脚。`),
  'zone-costs-no-feet': ({ zone }) => joined('组件触及的最严格位置是', zoneWords(zone), '：所需支脚不多于其他位置。'),
  'two-blocks-save-feet': ({ plane, panels, others, gap, feet }) =>
    `${planeName(plane)}上分为 ${panels} 块和 ${others} 块组件的两个组块，相距 ${millimetres(gap)}，可省 ${feet} 个支脚。`,
  'panels-lost-to-members': ({ panels }) =>
    `退让范围内还放得下 ${panels} 块组件，但其导轨或支脚找不到檩条、木条、瓦排、椽子或板肋。`,
  'panels-lost-to-setbacks': ({ panels, distance }) =>
    `距边缘、屋脊和斜脊 ${millimetres(distance)} 的退让少放 ${panels} 块组件。`,
  'panels-lost-to-obstacles': ({ panels, count }) =>
    `${count === 1 ? '障碍物或走道' : `${count} 个障碍物和走道`}少放 ${panels} 块组件。`,
  'panels-lost-to-zones': ({ panels, zones }) =>
    `结果不允许安装组件的区（${zonesListed(zones)}）少放 ${panels} 块组件。`,
  'rails-the-other-way': ({ panels }) => `导轨改为另一方向${more(panels)}，须另行计算。`,
  'second-course-at': ({ second, panels }) =>
    `如果第二行瓦的瓦头距檐口 ${millimetres(second)}，${more(panels)}：请测量。`,
  'first-rib-moved': ({ first, panels }) => `如果第一道板肋距左边 ${millimetres(first)}，${more(panels)}：请测量。`,
  'first-member-at': ({ run, first, panels }) =>
    `如果第一根${memberOf(run)}距${edgeOf(run)} ${millimetres(first)}，${more(panels)}：请测量。`,
  'without-obstacle': ({ kind, number, panels }) =>
    `没有${kind === 'walkway' ? '走道' : '障碍物'} ${number} 时${more(panels)}。`,
} satisfies Partial<Wording>

import type { FrameSide } from '@soundroof/contract/roofs/panel-layout/layout-request'
import type { Wording } from '../../language/wording.ts'
import { kilowatts, millimetres } from '../../numbers/measures.ts'
import { formName, orientationName, planeName } from './names.ts'
import { listed, zonesListed } from './phrases.ts'

const memberOf = (run: string): string => (run === 'up-slope' ? '椽子' : '檩条或木条')
const edgeOf = (run: string): string => (run === 'up-slope' ? '各檐口左端' : '檐口')
const farEdgeOf = (run: string): string => (run === 'up-slope' ? '檐口右端' : '坡面顶边')
const planesListed = (planes: readonly string[]): string => listed(planes.map(planeName))

const sideName = { edge: '屋面边缘', ridge: '屋脊', hip: '斜脊' } as const

const frameSideOf: Readonly<Record<FrameSide, string>> = {
  eave: '檐口',
  ridge: '檐口的反方向',
  left: '左边缘（从檐口看）',
  right: '右边缘（从檐口看）',
}

const tenths = (value: number): string => String(Math.round(value * 10) / 10)

/** The layout of panels on a roof. */
export const array = {
  'no-member-below-rail-ends': '靠近屋面边缘和障碍物处，导轨端部会超出最后一根檩条、木条、椽子或板肋过远',
  'array-has-its-place': '为阵列指定的位置',
  'irregular-roof-is-not-laid-out':
    '只在矩形建筑物上排布组件：请把承载组件的矩形部分作为单独的项目，或请人绘制排布图。',
  'tilt-frames-are-not-laid-out': '绘制此版本时倾角支架上的组件尚不作排布：重新保存排布后即会绘出。',
  'member-spacing-is-not-known': '檩条、木条或椽子的间距为 0，支脚无处安放：请在“结构”步骤填写测得的间距。',
  'result-is-older-than-layouts': '此结果早于排布功能，没有导轨位置：请重新计算该项目。',
  'frames-face-up-or-down-a-slope': '在坡屋面上，倾角支架各排朝向坡上或坡下。',
  'rails-lie-in-the-frames': '组件行与导轨方向相互垂直：每块组件都有自己的导轨，导轨随组件倾斜，立于前腿和后腿上。',
  'rows-shade-each-other': ({ pitch, clear, share }) =>
    `排距为 ${millimetres(pitch)} 时，一年中白昼最短之日正午前后排互相遮挡：每块组件有 ${Math.ceil(share * 100)}% 处在前一排的阴影中。排距为 ${millimetres(clear)} 时不会遮挡。`,
  'frames-face-from-north': ({ azimuth }) => `倾角支架的朝向为自北顺时针 ${Math.round(azimuth)}°，背向正午的太阳。`,
  'frames-face': ({ plane, faces, azimuth }) => {
    const where = plane === 'roof' ? '' : `${planeName(plane)}上`
    const side = frameSideOf[faces as FrameSide]
    return azimuth === null
      ? `${where}倾角支架各排朝向${side}；其与正北的夹角未知。`
      : `${where}倾角支架各排与建筑平行，朝向${side}，自北顺时针 ${Math.round(azimuth)}°。`
  },
  'frames-clear-of-shadow': ({ sun, latitude }) =>
    `排距按一年中白昼最短之日正午的太阳确定，高度角 ${tenths(sun)}°（纬度 ${tenths(Math.abs(latitude))}°）；未考虑树木、山岭和建筑的其他部分。`,
  'legs-are-braced': ({ lowEdge }) =>
    `组件低边高出屋面 ${millimetres(lowEdge)}。前后腿之间须设斜撑，并须选用经认证能承受其支腿水平力的支脚。`,
  'legs-take-too-much': ({ zones }) =>
    `风会使倾斜的组件绕前腿转动，因此后腿受力大于结果中的支脚：在${zonesListed(zones)}，即使在每根檩条、椽子或每道板肋上设固定件也不足以承受，该处不放组件。减小倾角或改用更强的固定件，可能使其可用。`,
  'frames-would-overlap': ({ pitch, depth }) =>
    `排距为 ${millimetres(pitch)} 时各排会互相重叠：支架上的一块组件占屋面 ${millimetres(Math.ceil(depth))}。`,
  'no-pitch-for-frames': ({ sun, tilt }) =>
    sun <= 0
      ? '一年中白昼最短之日此地太阳不升起，任何排距都不能避免遮挡：请填写排距。'
      : `一年中白昼最短之日正午太阳高度角仅 ${tenths(sun)}°，倾角为 ${tenths(tilt)}° 时阴影长于 10 m：请填写排距，或减小倾角。`,
  'panel-past-the-roof': '超出屋面。',
  'panel-on-another': '压在另一块组件上。',
  'no-line-below-its-rails': '其导轨可放置处没有檩条、木条、瓦排或板肋。',
  'no-foot-below-its-rails': '其导轨端部附近没有檩条、木条、椽子或板肋。',
  'its-rails-meet-others': '其导轨与相邻组件的导轨相碰：请对齐，或留出 100 mm。',
  'panel-too-near': ({ side, distance }) => `距${sideName[side]}不足 ${millimetres(distance)}。`,
  'panel-on-an-obstacle': ({ kind, number }) => `压在${kind === 'walkway' ? '走道' : '障碍物'} ${number} 上。`,
  'panel-near-an-obstacle': ({ kind, number, clearance }) =>
    `距${kind === 'walkway' ? '走道' : '障碍物'} ${number} 不足其净距 ${millimetres(clearance)}。`,
  'panel-in-a-closed-zone': ({ zone }) => `触及${zonesListed([zone])}，结果不允许在该区安装组件。`,
  'panels-not-counted': ({ panels }) =>
    `${panels === 1 ? '有一块' : `有 ${panels} 块`}组件不能放在所在位置：以红色绘出，不计入数量。`,
  'rails-off-assumed-courses': ({ rails }) =>
    `${rails} 根导轨在假定的瓦排上没有可靠的位置：请测量挂瓦间距和最下面的瓦排，或把各行移动不到一个挂瓦间距。`,
  'pieces-on-one-foot': ({ rails, bar }) =>
    `${rails} 根导轨有一段只落在一个支脚上：${millimetres(bar)} 的型材对于这样的支脚间距太短。请订购更长的型材。`,
  'rails-end-at-their-clamps': ({ rails, least }) =>
    `${rails} 根导轨在屋面或障碍物处，伸出边压块不足 ${millimetres(least)}：请留出更多空间。`,
  'courses-lie-at': ({ second, gauge }) =>
    `瓦的挂瓦间距为 ${millimetres(gauge)}，第二排瓦的瓦头距檐口 ${millimetres(second)}（假定）：放线前请测量。`,
  'zones-kept-clear': ({ zones }) => `结果不允许安装组件的区：${zonesListed(zones)}`,
  'no-zone-takes-panels': '结果不允许在此屋面的任何一个区安装组件，因此没有排布：原因见结果。',
  'obstacles-in-the-way': ({ count }) => (count === 1 ? '屋面上的障碍物或走道' : `屋面上的 ${count} 个障碍物和走道`),
  'rails-need-four-feet': ({ rails }) =>
    `${rails} 根只有两个或三个支脚的导轨弯曲超出支架系统的承载：请排更长的行，或咨询工程师。`,
  'fewer-panels-fit': ({ wanted, fits }) => `要求放置 ${wanted} 块组件，可放 ${fits} 块。`,
  'more-panels-fit-than-laid': ({ most, fits }) =>
    `此屋面可放 ${fits} 块组件。一次排布最多 ${most} 块：已排布前 ${most} 块，其余未列入图和部件清单。请逐个坡面排布，或把各部分作为单独的项目。`,
  'gable-laid-out-as-one-plane':
    '此双坡屋面坡度小于 3 度，按一个平面排布：组件和导轨可能跨越屋脊。如果屋面有屋脊，请沿屋脊留出走道；没有屋脊时，排布以图为准。',
  'place-reaches-past-roof': ({ plane, panels }) =>
    `阵列在坡面“${planeName(plane)}”上的位置超出可放置组件的范围：其中 ${panels} 块组件放不下。`,
  'kept-for-an-earlier-roof':
    '障碍物、走道和阵列的位置是按此项目以前的屋面保存的。它们在现在的屋面上距边缘的距离与以前相同：请逐一核对。',
  'kept-for-another-roof': ({ length, width, form, slope }) =>
    `障碍物、走道和阵列的位置是按以前的屋面保存的：${formName(form)}，${length} m × ${width} m，${slope} 度。它们在现在的屋面上距边缘的距离与以前相同：请逐一核对。`,
  'planes-without-panels': ({ planes, others }) =>
    `阵列保存在以下坡面上：${planesListed(planes)}。以下坡面不放组件：${planesListed(others)}。`,
  'too-many-panels-wanted': ({ most, wanted }) =>
    `要求放置 ${wanted} 块组件，一次排布最多 ${most} 块：请逐个坡面排布，或减少数量。`,
  'installed-power-does-not-fit': ({ installed, fits }) =>
    `项目装机 ${kilowatts(installed)}，此屋面可装这种组件 ${kilowatts(fits)}。`,
  'members-lie-at': ({ run, first, pitch, last }) =>
    `第一根${memberOf(run)}距${edgeOf(run)} ${millimetres(first)}，其余每隔 ${millimetres(pitch)} 一根${last === null ? '' : `，最后一根距${farEdgeOf(run)} ${millimetres(last)}`}：放线前请测量。`,
  'first-rib-at': ({ first, pitch }) =>
    `屋面板的第一道板肋距各檐口左端 ${millimetres(first)}，其余每隔 ${millimetres(pitch)} 一道。`,
  'panel-power-assumed': ({ power }) => `组件按每块 ${Math.floor(power * 10 + 1e-6) / 10} W 计（每平方米 220 W）。`,
  'too-steep-for-a-flat-roof': ({ slope }) => `${slope} 度的屋面不是平屋面：请选择单坡、双坡或四坡；平屋面小于 3 度。`,
  'panels-lie-along-rails': ({ orientation }) =>
    `${orientationName(orientation)}的组件会沿这些导轨放置，未作计算：请转动组件，或更改安装方式后重新计算。`,
  'no-such-plane': ({ plane, planes }) => `此屋面没有坡面“${planeName(plane)}”：请选择${planesListed(planes)}。`,
  'obstacle-outside-plane': ({ plane, width, height }) =>
    `障碍物超出坡面“${planeName(plane)}”，该坡面沿檐口 ${millimetres(width)}，沿坡向上最多 ${millimetres(height)}：请更正其位置或尺寸，或选择另一坡面。`,
  'panel-larger-than-roof': ({ length, width, along, up }) =>
    `${length} x ${width} mm 的组件大于最大的坡面（沿檐口 ${millimetres(along)}，沿坡向上 ${millimetres(up)}）：请检查组件尺寸和建筑物尺寸。`,
} satisfies Partial<Wording>

import type { Wording } from '../../language/wording.ts'
import { metresUp, threeDigits } from '../../numbers/measures.ts'

const noCorner = '不适用：屋面坡度 10 度或以上时没有角部区'

const range = (lower: number, upper: number): string => (lower === upper ? `${lower}` : `${lower} 和 ${upper}`)

export const roofForm = {
  'roof-form': '屋面形式',
  'gable-roof': '双坡',
  'hip-roof': '四坡：用四坡屋面系数，没有屋脊端部',
  'hip-counted-as-gable': '四坡，没有屋脊端部；因坡度小于 10 度、屋面不规则或长度超过宽度三倍，用双坡系数',
  'skillion-roof': '单坡：没有屋脊；高侧边端部按屋脊端部计',
  'flat-roof': '平屋面：没有屋脊',
  'hip-suction': '外压系数，四坡屋面的风吸',
  'hip-suction-in-a-row': '表中一行的四坡屋面风吸',
  'no-corner-on-a-hip-roof': `${noCorner}，且四坡屋面没有屋脊端部`,
  'no-corner-on-a-skillion': `${noCorner}；最大的局部风压在高侧边端部，见“屋脊端部”`,
  'free-roof-suction': '独立式屋面的净系数，风吸',
  'free-roof-downward': '独立式屋面的净系数，向下',
  'free-roof-downward-in-the-table': '表中的向下系数',
  'free-roof-table': '下方空旷与阻塞两种情况、两半屋面中的最不利者',
  'free-monoslope-roof': '独立式单坡屋面：两面的净系数',
  'free-pitched-roof': '独立式坡屋面：两面的净系数',
  'open-on-all-sides': '四面敞开，独立式',
  'some-sides-open': '部分敞开，或附着于另一建筑物',
  'both-faces-in-net-coefficients': '无：净系数已包含屋面两面',
  'partly-open-building': '部分敞开或附着于另一建筑物的屋面不在适用范围内：其系数未录入。请咨询工程师。',
  'free-roof-of-other-form': '四面敞开的屋面中，只适用于一个或两个坡面的矩形屋面：单坡、平屋面或双坡。',
  'free-roof-too-steep': ({ slope, steepest }) => `四面敞开的屋面适用坡度不超过 ${steepest} 度；此屋面为 ${slope} 度。`,
  'free-roof-height': ({ ratio, lowest, highest }) =>
    `四面敞开的屋面适用于高度为短边的 ${lowest} 至 ${highest} 倍；此处为 ${threeDigits(ratio)} 倍。`,
  'free-roof-too-high': ({ ratio, highest }) =>
    `四面敞开的屋面适用于高度不超过短边的 ${highest} 倍；此处为 ${threeDigits(ratio)} 倍。`,
  'height-over-shorter-side': '高度与短边之比',
  'row-held': ({ ratio, lowest }) => `${threeDigits(ratio)}，低于表中最低一行：取 ${lowest} 一行`,
  'two-or-three-walls-permeable': '关闭，两面或三面墙透风',
  'sides-open-for-good': '一面或多面长期敞开',
  'same-roof-walls-alike': '同一构件，四面墙同等透风，门窗关闭',
  'keep-overhangs-clear': '请勿在挑檐、外廊和附设雨篷上布置组件：未计算该处来自下方的风。',
  'reach-of-the-higher-wall': '高墙旁边缘区的范围',
  'place-away-from-wall': ({ place, reach }, say) => `${say(place)}，且距高墙旁边缘 ${metresUp(reach)} 以外`,
  'place-and-beside-wall': ({ place, reach }, say) =>
    `${say(place)}，以及距高墙旁边缘 ${metresUp(reach)} 以内的全部范围`,
  'engineer-looks-at-wall': ({ height, reach }) =>
    `请工程师查看高出屋面 ${height} m 的墙：距其旁边缘 ${metresUp(reach)} 以内的组件按边缘区。`,
  'hip-suction-slopes': ({ lower, upper }) => `坡度 ${range(lower, upper)} 度`,
  'hip-suction-rows': ({ lower, upper }) => `四坡屋面，h/d ${range(lower, upper)}`,
  'high-edge-squares': ({ side }) => `高侧边两端边长 ${metresUp(side)} 的方形`,
  'too-flat-for-a-hip-roof': ({ slope }) =>
    `${slope} 度的屋面不是四坡屋面：请选择平屋面，或更正坡度；四坡屋面坡度为 3 度或以上。`,
} satisfies Partial<Wording>

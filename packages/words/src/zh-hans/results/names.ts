/** Words of the engine that stand among the values of messages. A name that is not among them stays as it is. */

type Names = Readonly<Record<string, string>>

const nameIn =
  (names: Names) =>
  (name: string): string =>
    names[name] ?? name

export const zoneName = nameIn({
  Internal: '内部',
  Intermediate: '次边缘',
  Edge: '边缘',
  Corner: '角部',
  'Ridge ends': '屋脊端部',
  Central: '中央',
  End: '端部',
})

/** A zone by itself; the ridge ends are called so, without "zone". */
export const zoneWords = (zone: string): string => (zone === 'Ridge ends' ? zoneName(zone) : `${zoneName(zone)}区`)

/** How purlins lie on their rafters. */
export const supportName = nameIn({ lapped: '搭接', continuous: '连续', 'simply-supported': '简支' })

export const memberName = nameIn({
  purlin: '檩条',
  rafter: '椽子',
  purlins: '檩条',
  rafters: '椽子',
  battens: '挂瓦条',
  'top hats': '帽形檩条',
})

export const speciesName = nameIn({ softwood: '针叶木材', hardwood: '阔叶木材' })
export const materialName = nameIn({ steel: '钢', timber: '木材' })
export const planeName = nameIn({ front: '前坡', back: '后坡', left: '左坡', right: '右坡', roof: '屋面' })
export const formName = nameIn({ gable: '双坡', hip: '四坡', skillion: '单坡', flat: '平屋面' })
export const directionName = nameIn({ parallel: '平行', perpendicular: '垂直' })
export const orientationName = nameIn({ portrait: '竖放', landscape: '横放' })
export const durationName = nameIn({ permanent: '永久', live: '活', wind: '风' })
/** Of plates by AS 4100. */
export const slendernessName = nameIn({ compact: '厚实', 'non-compact': '非厚实', slender: '薄柔' })
export const plateName = nameIn({ web: '腹板', flange: '翼缘' })
/** Whether figures are verified. */
export const statusName = nameIn({ verified: '已核实', unverified: '未经核实', estimate: '估计值' })

/** A doubly symmetric I-section, all mm; root radius 0 where it is not known. */
export type ISectionDimensions = {
  readonly d: number
  readonly bf: number
  readonly tf: number
  readonly tw: number
  readonly r: number
}

/** Gross properties, mm to the power of their kind. */
export type ISectionProperties = {
  readonly A: number
  readonly Ix: number
  readonly Zx: number
  readonly Sx: number
  readonly Iy: number
  readonly J: number
  readonly Iw: number
}

/** Area, centroid from the root and own second moment of one fillet, in powers of its radius. */
const FILLET_AREA = 1 - Math.PI / 4
const FILLET_CENTROID = (10 - 3 * Math.PI) / (3 * (4 - Math.PI))
const FILLET_INERTIA = 0.00755

/** Torsion constant: with root fillets by El Darwish and Johnston, without them the plates up to mid-flange. */
const torsionConstant = ({ d, bf, tf, tw, r }: ISectionDimensions): number => {
  if (r === 0) return (2 * bf * tf ** 3 + (d - tf) * tw ** 3) / 3
  const plates = (2 * bf * tf ** 3 + (d - 2 * tf) * tw ** 3) / 3
  const circle = ((tf + r) ** 2 + tw * (r + tw / 4)) / (2 * r + tf)
  const alpha =
    -0.042 + (0.2204 * tw) / tf + (0.1355 * r) / tf - (0.0865 * r * tw) / (tf * tf) - (0.0725 * tw * tw) / (tf * tf)
  return plates + 2 * alpha * circle ** 4 - 0.42 * tf ** 4
}

/** Gross section properties of an I-section from its dimensions. */
export const sectionProperties = (dimensions: ISectionDimensions): ISectionProperties => {
  const { d, bf, tf, tw, r } = dimensions
  const web = d - 2 * tf
  const fillet = FILLET_AREA * r * r
  const up = web / 2 - FILLET_CENTROID * r
  const out = tw / 2 + FILLET_CENTROID * r
  const own = FILLET_INERTIA * r ** 4
  const Ix = (bf * d ** 3 - (bf - tw) * web ** 3) / 12 + 4 * (fillet * up * up + own)
  const Iy = (2 * tf * bf ** 3 + web * tw ** 3) / 12 + 4 * (fillet * out * out + own)
  return {
    A: 2 * bf * tf + web * tw + 4 * fillet,
    Ix,
    Zx: (2 * Ix) / d,
    Sx: bf * tf * (d - tf) + (tw * web * web) / 4 + 4 * fillet * up,
    Iy,
    J: torsionConstant(dimensions),
    Iw: (Iy * (d - tf) ** 2) / 4,
  }
}

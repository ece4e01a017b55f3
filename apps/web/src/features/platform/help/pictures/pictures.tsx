import { emptyStep } from '@soundroof/contract/roofs/fields/draft-fields'
import { choices } from '@soundroof/data/choices'
import type { JSX } from 'react'
import {
  BuildingDrawing,
  FormDrawing,
  ShapeDrawing,
  SidesDrawing,
} from '../../../../components/choice-pictures/building-drawing.tsx'
import { FramingDrawing, RafterSectionDrawing } from '../../../../components/choice-pictures/framing-drawing.tsx'
import { FixingDrawing, MountDrawing } from '../../../../components/choice-pictures/solar-drawings.tsx'
import { TerrainDrawing } from '../../../../components/choice-pictures/terrain-drawing.tsx'
import { PanelSize, ParallelRails, PerpendicularRails, Racking, TileHook } from './array-pictures.tsx'
import { BattenFixing, Bridging, HigherWall, Supports, TopHatSection } from './member-pictures.tsx'
import { ConnectionPhoto, RafterSpanPhoto, RoofPhoto, SheetingPhoto } from './photo-pictures.tsx'
import { PurlinSections, SheetingTypes } from './section-pictures.tsx'

type Picture = {
  readonly draw: () => JSX.Element
  /** Small pictures stand side by side. */
  readonly isSmall?: true
}

const small = (draw: () => JSX.Element): Picture => ({ draw, isSmall: true })
const large = (draw: () => JSX.Element): Picture => ({ draw })

const building = emptyStep('building')
const structure = emptyStep('structure')

export const pictures = {
  bridging: large(() => <Bridging />),
  'purlin-supports': large(() => <Supports names={['Simply-supported', 'Continuous', 'Lapped']} />),
  'top-hat-section': large(() => <TopHatSection />),
  'top-hat-supports': large(() => <Supports names={['Simply-supported', 'Lapped', 'Continuous']} />),
  'timber-supports': large(() => <Supports names={['Simply-supported', 'Continuous']} />),
  'purlin-sections': large(() => <PurlinSections />),
  'beam-section': large(() => <RafterSectionDrawing material="steel" draft={structure} active={null} />),
  'timber-section': large(() => <RafterSectionDrawing material="timber" draft={structure} active={null} />),
  'batten-fixing': large(() => <BattenFixing />),
  framing: large(() => <FramingDrawing draft={structure} active={null} />),
  'sheeting-types': large(() => <SheetingTypes products={choices.sheetings} />),
  'rib-clamp': small(() => <FixingDrawing fixing="clamp" />),
  'fixing-screw': small(() => <FixingDrawing fixing="screw" />),
  'tile-hook': small(() => <TileHook />),
  'rails-perpendicular': large(() => <PerpendicularRails />),
  'rails-parallel': large(() => <ParallelRails />),
  'mount-flush': small(() => <MountDrawing mount="flush" />),
  'mount-tilt': small(() => <MountDrawing mount="tilt" />),
  'panel-size': large(() => <PanelSize />),
  racking: large(() => <Racking />),
  'photo-roof': large(() => <RoofPhoto />),
  'photo-rafter-span': large(() => <RafterSpanPhoto />),
  'photo-connection': large(() => <ConnectionPhoto />),
  'photo-sheeting': large(() => <SheetingPhoto />),
  building: large(() => <BuildingDrawing draft={building} form="gable" active={null} />),
  'shape-rectangular': small(() => <ShapeDrawing shape="rectangular" />),
  'shape-irregular': small(() => <ShapeDrawing shape="irregular" />),
  'form-gable': small(() => <FormDrawing form="gable" />),
  'form-hip': small(() => <FormDrawing form="hip" />),
  'form-skillion': small(() => <FormDrawing form="skillion" />),
  'form-flat': small(() => <FormDrawing form="flat" />),
  'sides-enclosed': small(() => <SidesDrawing sides="enclosed" />),
  'sides-open': small(() => <SidesDrawing sides="open-sided" />),
  'sides-partly': small(() => <SidesDrawing sides="partly-open" />),
  'higher-wall': large(() => <HigherWall />),
  'terrain-1': small(() => <TerrainDrawing category={1} />),
  'terrain-1.5': small(() => <TerrainDrawing category={1.5} />),
  'terrain-2': small(() => <TerrainDrawing category={2} />),
  'terrain-2.5': small(() => <TerrainDrawing category={2.5} />),
  'terrain-3': small(() => <TerrainDrawing category={3} />),
  'terrain-4': small(() => <TerrainDrawing category={4} />),
} satisfies Readonly<Record<string, Picture>>

export type PictureName = keyof typeof pictures

export const isPictureName = (name: unknown): name is PictureName =>
  typeof name === 'string' && Object.hasOwn(pictures, name)

export const pictureOf = (name: PictureName): Picture => pictures[name]

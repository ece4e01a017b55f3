import { useState } from 'react'
import { useSay } from '../../../../platform/words/use-say.ts'
import classes from './shared-photos.module.css'
import type { Shown } from './use-shared-photos.ts'

type TileProps = { readonly photo: Shown; readonly isChosen: boolean; readonly onChoose: (chosen: boolean) => void }

/** A phone's HEIC has no picture in most browsers; its name stands there. */
const Picture = ({ photo: { picture, file } }: Pick<TileProps, 'photo'>) => {
  const [isBroken, setBroken] = useState(false)
  return isBroken ? (
    <span className={classes.name}>{file.name}</span>
  ) : (
    <img src={picture} alt="" onError={() => setBroken(true)} />
  )
}

const Tile = ({ photo, isChosen, onChoose }: TileProps) => (
  <li>
    <label className={classes.tile} data-chosen={isChosen}>
      <Picture photo={photo} />
      <span className={classes.tick}>
        <input type="checkbox" checked={isChosen} onChange={(event) => onChoose(event.currentTarget.checked)} />
        <span className={classes.words}>{photo.file.name}</span>
      </span>
    </label>
  </li>
)

type Props = {
  readonly photos: readonly Shown[]
  /** Addresses of those that are left out. */
  readonly left: ReadonlySet<string>
  readonly onLeave: (left: ReadonlySet<string>) => void
}

/** Chosen at first: mostly all of them go to one place. */
export const SharedTiles = ({ photos, left, onLeave }: Props) => {
  const say = useSay()

  const choose = (address: string, isChosen: boolean) => {
    const others = [...left].filter((other) => other !== address)
    onLeave(new Set(isChosen ? others : [...others, address]))
  }
  return (
    <ul className={classes.tiles} aria-label={say('roofs.shared-photos')}>
      {photos.map((photo) => (
        <Tile
          key={photo.address}
          photo={photo}
          isChosen={!left.has(photo.address)}
          onChoose={(isChosen) => choose(photo.address, isChosen)}
        />
      ))}
    </ul>
  )
}

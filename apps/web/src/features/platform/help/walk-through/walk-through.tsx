import { useSay } from '../../../../platform/words/use-say.ts'

import poster from './poster.webp?no-inline'
import { transcriptOf } from './transcript.ts'
import styles from './walk-through.module.css'
import recording from './walk-through.mp4'
import captions from './walk-through.vtt?no-inline'
import captionText from './walk-through.vtt?raw'
import chineseCaptions from './walk-through.zh-hans.vtt?no-inline'
import chineseCaptionText from './walk-through.zh-hans.vtt?raw'

/** The screens in the picture are English. */
const spoken = [
  { tag: 'en-AU', label: 'English', file: captions, lines: transcriptOf(captionText) },
  { tag: 'zh-Hans', label: '中文', file: chineseCaptions, lines: transcriptOf(chineseCaptionText) },
] as const

/** The five steps and a result, without sound: captions in the picture, the same words below it. */
export const WalkThrough = () => {
  const say = useSay()
  return (
    <div className={styles.whole}>
      {/* A fixed ratio, so that the page does not jump when it loads. */}
      <video
        className={styles.video}
        width={948}
        height={500}
        controls
        muted
        playsInline
        preload="none"
        poster={poster}
      >
        <source src={recording} type="video/mp4" />
        {spoken.map(({ tag, label, file }) => (
          <track key={tag} kind="captions" src={file} srcLang={tag} label={label} default={tag === say.language} />
        ))}
      </video>
      <details className={styles.transcript}>
        <summary>{say('help.transcript')}</summary>
        <ol>
          {spoken
            .find(({ tag }) => tag === say.language)
            ?.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
        </ol>
      </details>
    </div>
  )
}

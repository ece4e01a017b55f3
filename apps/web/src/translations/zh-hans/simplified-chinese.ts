import { languageOf } from '../dictionary.ts'
import administration from './administration.json' with { type: 'json' }
import components from './components.json' with { type: 'json' }
import identity from './identity.json' with { type: 'json' }
import labels from './labels.json' with { type: 'json' }
import messages from './messages.json' with { type: 'json' }
import money from './money.json' with { type: 'json' }
import platform from './platform.json' with { type: 'json' }
import report from './report.json' with { type: 'json' }
import resultSentences from './result-sentences.json' with { type: 'json' }
import review from './review.json' with { type: 'json' }
import roofs from './roofs.json' with { type: 'json' }
import severalRoofs from './several-roofs.json' with { type: 'json' }

export const texts = [
  labels,
  components,
  administration,
  money,
  identity,
  platform,
  review,
  roofs,
  severalRoofs,
  report,
  messages,
]

export const simplifiedChinese = languageOf('zh-Hans', Object.assign({}, ...texts), messages, resultSentences)

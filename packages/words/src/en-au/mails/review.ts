import type { ReviewOffer } from '@soundroof/contract/platform/review-offer'
import { noticeMeanings } from '@soundroof/contract/review/notices/notice-calls'
import type { AboutProject, Mails } from '../../language/mail-wording.ts'
import { signed } from './signed.ts'

const several = 'Please do not rely on these projects before you have looked at them'

const told = ({ kind, name, link }: AboutProject): string =>
  `${noticeMeanings[kind]}${name === '' ? '' : `: “${name}”`}.\n${link}`

const next =
  'What happens next: an engineer takes the project, may ask questions, and sets the day of delivery. You are told when ' +
  'the review begins, when there is a question, and when it is ready. Until it begins you can edit or withdraw the project.'

/** Nothing of what the provider leaves open. */
const offered = ({ price, days }: ReviewOffer): readonly string[] => [
  ...(price === '' ? [] : [`Price: ${price}`]),
  ...(days === null ? [] : [`Time: ${days === 1 ? 'one working day' : `${days} working days`}`]),
]

const received = ({ kind }: AboutProject, offer: ReviewOffer): string =>
  kind === 'received' ? `\n\n${[...offered(offer), next].join('\n')}` : ''

export const reviewMails = {
  'project-notice': ({ stop, offer, ...project }, provider) => ({
    subject: noticeMeanings[project.kind],
    text: signed(
      `${told(project)}${received(project, offer)}

To get no more of these mails, open this link; no login is needed:
${stop}`,
      provider,
    ),
  }),
  /** There is no link to stop it. */
  'safety-notice': ({ about, projects }, provider) => ({
    subject: about === 'several' ? several : noticeMeanings[about],
    text: signed(
      `${projects.map(told).join('\n\n')}

This mail is about safety: you get it whatever you have chosen about mails.`,
      provider,
    ),
  }),
} satisfies Partial<Mails>

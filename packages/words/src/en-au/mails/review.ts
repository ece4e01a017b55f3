import type { ReviewOffer } from '@soundroof/contract/platform/review-offer'
import { dayInWords } from '@soundroof/contract/platform/time/australian-time'
import { noticeMeanings } from '@soundroof/contract/review/notices/notice-calls'
import { inspectionEnds } from '@soundroof/contract/roofs/documents/inspection-end'
import type { AboutProject, DeliveryNews, Mails, ThreadNews } from '../../language/mail-wording.ts'
import { quoted } from '../../language/quoted.ts'
import { signed } from './signed.ts'

const several = 'Please do not rely on these projects before you have looked at them'

const endOf = ({ ended }: AboutProject): string =>
  ended === null ? '' : `\nCertificate after inspection ${ended.code} ended: ${inspectionEnds[ended.why]}.`

const told = (about: AboutProject): string => {
  const { kind, name, link } = about
  return `${noticeMeanings[kind]}${name === '' ? '' : `: “${name}”`}.${endOf(about)}\n${link}`
}

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

const asked = ({ about }: ThreadNews): string => {
  if (about.kind === 'field') return `About: ${about.label}\n`
  return about.kind === 'photo' ? 'About: a photo\n' : ''
}

const thread = (news: ThreadNews | null): string => {
  if (news === null) return ''
  const { said, before } = news
  const wrote = `${asked(news)}${said.person === '' ? 'Written' : `${said.person} wrote`}:\n${quoted(said.text)}`
  return `\n\n${wrote}${before === null ? '' : `\n\nBefore that${before.person === '' ? '' : `, ${before.person} wrote`}:\n${quoted(before.text)}`}`
}

const delivery = (news: DeliveryNews | null): string => {
  if (news === null) return ''
  const { day, former, reason } = news
  const instead = former === null ? '' : ` (before: ${dayInWords(former)})`
  return `\n\nDelivery date: ${dayInWords(day)}${instead}${reason === '' ? '' : `\nReason:\n${quoted(reason)}`}`
}

export const reviewMails = {
  'project-notice': ({ stop, offer, thread: news, delivery: date, ...project }, provider) => ({
    subject: noticeMeanings[project.kind],
    text: signed(
      `${told(project)}${thread(news)}${delivery(date)}${received(project, offer)}

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

import { noticeMeanings } from '@soundroof/contract/review/notices/notice-calls'
import type { AboutProject, Mails } from '../../language/mail-wording.ts'
import { signed } from './signed.ts'

const several = 'Please do not rely on these projects before you have looked at them'

const told = ({ kind, name, link }: AboutProject): string =>
  `${noticeMeanings[kind]}${name === '' ? '' : `: “${name}”`}.\n${link}`

export const reviewMails = {
  'project-notice': ({ stop, ...project }, provider) => ({
    subject: noticeMeanings[project.kind],
    text: signed(
      `${told(project)}

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

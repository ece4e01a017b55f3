import type { ReviewOffer } from '@soundroof/contract/platform/review-offer'
import type { NoticeKind } from '@soundroof/contract/review/notices/notice-calls'
import type { AboutProject, Mails } from '../../language/mail-wording.ts'
import { signed } from './signed.ts'

const noticeMeanings: Readonly<Record<NoticeKind, string>> = {
  submitted: '有项目提交审核',
  received: '已收到您的项目审核申请',
  claimed: '工程师已开始审核您的项目',
  question: '工程师对您的项目有疑问',
  answer: '问题已得到回答',
  delivered: '您的项目审核已完成',
  voided: '您项目的一份文件已被撤回：请勿再使用',
  reconsidered: '一个项目的结果正在重新审核：按今天计算会更差',
  handedOver: '一个审核中的项目已移交给您',
  handedOn: '您审核的一个项目已移交给同事',
}

const several = '在查看这些项目之前，请勿依赖它们'

const told = ({ kind, name, link }: AboutProject): string =>
  `${noticeMeanings[kind]}${name === '' ? '' : `：“${name}”`}。\n${link}`

const next =
  '接下来：工程师会认领项目，可能提出问题，并确定交付日期。审核开始、有疑问和审核完成时，您都会收到通知。' +
  '审核开始之前，您可以编辑或撤回项目。'

const offered = ({ price, days }: ReviewOffer): readonly string[] => [
  ...(price === '' ? [] : [`价格：${price}`]),
  ...(days === null ? [] : [`时间：${days} 个工作日`]),
]

const received = ({ kind }: AboutProject, offer: ReviewOffer): string =>
  kind === 'received' ? `\n\n${[...offered(offer), next].join('\n')}` : ''

export const reviewMails = {
  'project-notice': ({ stop, offer, ...project }, provider) => ({
    subject: noticeMeanings[project.kind],
    text: signed(
      `${told(project)}${received(project, offer)}

如不想再收到此类邮件，请打开此链接，无需登录：
${stop}`,
      provider,
    ),
  }),
  'safety-notice': ({ about, projects }, provider) => ({
    subject: about === 'several' ? several : noticeMeanings[about],
    text: signed(
      `${projects.map(told).join('\n\n')}

此邮件涉及安全：无论您如何选择邮件，都会收到。`,
      provider,
    ),
  }),
} satisfies Partial<Mails>

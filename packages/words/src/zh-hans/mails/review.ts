import type { ReviewOffer } from '@soundroof/contract/platform/review-offer'
import type { NoticeKind } from '@soundroof/contract/review/notices/notice-calls'
import { inspectionEnds } from '@soundroof/contract/roofs/documents/inspection-end'
import type { AboutProject, DeliveryNews, Mails, ThreadNews } from '../../language/mail-wording.ts'
import { quoted } from '../../language/quoted.ts'
import { names } from '../names.ts'
import { signed } from './signed.ts'

const noticeMeanings: Readonly<Record<NoticeKind, string>> = {
  submitted: '有项目提交审核',
  received: '已收到您的项目审核申请',
  claimed: '工程师已开始审核您的项目',
  question: '工程师对您的项目有疑问',
  answer: '问题已得到回答',
  accepted: '您的项目已被接受，并已确定交付日期',
  deliveryMoved: '您的项目交付日期已更改',
  delivered: '您的项目审核已完成',
  voided: '您项目的一份文件已被撤回：请勿再使用',
  reconsidered: '一个项目的结果正在重新审核：按今天计算会更差',
  deviation: '安装与方案不同：由工程师决定',
  deviationDecided: '工程师已就您与方案不同的安装作出决定',
  inspected: '您竣工阵列的检查证书已出具',
  inspectionEnded: '检查后的证书已失效：请勿再使用',
  stands: '一个项目的结果仍然有效：工程师已了结其重新审核',
  superseded: '一个项目的结果已被取代：请勿再使用',
  handedOver: '一个审核中的项目已移交给您',
  handedOn: '您审核的一个项目已移交给同事',
}

/** A field's label in this language. */
const inNames = (label: string): string => Object.entries(names).find(([name]) => name === label)?.[1] ?? label

const several = '在查看这些项目之前，请勿依赖它们'

const endOf = ({ ended }: AboutProject): string =>
  ended === null ? '' : `\n检查后的证书 ${ended.code} 已失效：${names[inspectionEnds[ended.why]]}。`

const told = (about: AboutProject): string => {
  const { kind, name, link } = about
  return `${noticeMeanings[kind]}${name === '' ? '' : `：“${name}”`}。${endOf(about)}\n${link}`
}

const next =
  '接下来：工程师会认领项目，可能提出问题，并确定交付日期。审核开始、有疑问和审核完成时，您都会收到通知。' +
  '审核开始之前，您可以编辑或撤回项目。'

const offered = ({ price, days }: ReviewOffer): readonly string[] => [
  ...(price === '' ? [] : [`价格：${price}`]),
  ...(days === null ? [] : [`时间：${days} 个工作日`]),
]

const received = ({ kind }: AboutProject, offer: ReviewOffer): string =>
  kind === 'received' ? `\n\n${[...offered(offer), next].join('\n')}` : ''

const dayOf = (day: string): string => {
  const [year, month, date] = day.split('-').map(Number)
  return `${year}年${month}月${date}日`
}

const asked = ({ about }: ThreadNews): string => {
  if (about.kind === 'field') return `关于：${inNames(about.label)}\n`
  return about.kind === 'photo' ? '关于：一张照片\n' : ''
}

const thread = (news: ThreadNews | null): string => {
  if (news === null) return ''
  const { said, before } = news
  const wrote = `${asked(news)}${said.person}留言：\n${quoted(said.text)}`
  return `\n\n${wrote}${before === null ? '' : `\n\n此前${before.person}留言：\n${quoted(before.text)}`}`
}

const delivery = (news: DeliveryNews | null): string => {
  if (news === null) return ''
  const { day, former, reason } = news
  const instead = former === null ? '' : `（原为 ${dayOf(former)}）`
  return `\n\n交付日期：${dayOf(day)}${instead}${reason === '' ? '' : `\n原因：\n${quoted(reason)}`}`
}

export const reviewMails = {
  'project-notice': ({ stop, offer, thread: news, delivery: date, ...project }, provider) => ({
    subject: noticeMeanings[project.kind],
    text: signed(
      `${told(project)}${thread(news)}${delivery(date)}${received(project, offer)}

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

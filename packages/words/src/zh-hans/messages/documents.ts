import type { DocumentMessages } from '@soundroof/contract/platform/messages/documents'
import type { Same } from '../../language/same.ts'

export const documents: Same<DocumentMessages> = {
  reportTypeOrKind: '请用类型或种类之一指定报告！',
  certificateWithoutResult: '此版本没有可供认证的已付费结果；免费的答复不算。请先计算，或上传您自己的审核文件！',
  certificateWithoutAnswer:
    '结果没有认定可以安装光伏板，不能据此出具证书。请修改屋面并重新计算，或上传您自己的审核文件！',
  certificateCheckedBy: '{engineer} 已复核此证书。',
  certificateOfYours: '此证书由您出具，须由另一位工程师复核。',
  certificateUnchecked: '此证书交付前须由第二位工程师复核。复核后请重新出具，使证书载明复核人！',
  certificateNotToCheck: '此证书已重新出具或已失效。请阅读现在出具的证书！',
  certificateEnded: '此证书已失效：它已被撤回或替换，或对应较早的版本。请重新出具！',
  certificateOfOther: '此证书署名为出具人 {name}。请以您本人名义出具！',
  certificateEntryEmpty: '证书中的“{label}”没有内容，请检查项目、结果和记录！',
  conditionStands: '批准保留了此条件，尚无人确认其已满足。请先确认证据、撤回条件，或继续保留！',
  tooManyTemplates: '最多保存 {most} 个模板，请先删除一个！',
  templateUnknown: '没有这个名称的模板，请重新加载页面！',
  conditionToDispose: '请说明此条件的处理结果！',
  registrationOfOtherState: '{state} 的表格由在 {register} 注册的工程师签署，请填写您在该州的注册信息！',
  certificateConditions: '证书未列明所有条件，请重新出具！',
  reportWithoutResult: '此项目没有可供出具报告的结果，请先计算！',
  documentCodeInvalid: '这不是文件编码。请逐个核对字符：编码共 12 位！',
  documentUnknown: '此处未出具过该编码的文件。请逐个核对编码字符！',
  documentWithdrawn: '服务方已撤回此文件，请索取新文件！',
  voidProposedByYou: '您已提议将此文件作废。由另一位工程师在项目页面上确认！',
  fileMissing: '此文件在服务方的存储中已缺失。如为报告，请在其项目中重新生成；否则请联系服务方！',
  documentAlreadyVoid: '此文件已作废！',
  abnInvalid: '这不是有效的 ABN。请检查全部 11 位数字！',
}

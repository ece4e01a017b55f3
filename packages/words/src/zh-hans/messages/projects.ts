import type { ProjectMessages } from '@soundroof/contract/platform/messages/projects'
import type { Same } from '../../language/same.ts'

export const projects: Same<ProjectMessages> = {
  draftLost: '项目已丢失，请重试！',
  unfinishedProject: '检测到本地有未完成的项目，是否继续完成？',
  sameAsLastJob: '与上一个项目相同',
  filledAsLastJob: '已按 {name} 填写，请逐项核对。',
  rackingLeftOut: '该项目的支架系统 {id} 已不再提供：请另选一种，或保留通用数据。',
  moduleLeftOut: '该项目的组件 {id} 已不再提供：请另选一种，或核对尺寸范围。',
  projectCopied:
    '已复制，但不包括另一个项目的场地和屋面图片。请填写编号、地点、地址、地形和照片；如适用，还请填写风力等级、海拔、离海距离、山丘、遮挡和更高的墙。',
  confirmDelete: '此操作将永久删除该项，是否继续？',
  deleted: '删除成功',
  noRecord: '没有记录',
  notEditable: '此项目正在审核，不能再编辑！',
  projectUnknown: '此项目不存在或不属于您！',
  revisionUnknown: '此项目没有第 {revision} 版！',
  savedSinceSeen: '打开此页之后，项目又被保存过。未作任何更改，也未扣费。请重新加载页面查看最新内容！',
  draftChangedElsewhere: '另一台设备已修改此草稿。请先读取其修改！',
  draftSavedElsewhere: '另一台设备已将此草稿保存为项目，因此未再次保存。您此后的修改保留在本设备上！',
  draftTooLong: '此草稿过长，无法保存到您的账户。请缩短备注或删除照片！',
  tooManyDrafts: '您的账户最多保存 {most} 份草稿。请完成或放弃其中一些！',
  savedSinceOpened:
    '在此处打开项目之后，有人保存了不同的输入。对方的输入已保留，您的输入未保存。请重新打开项目，再作修改！',
  recalculationSame: '按现行计算引擎和数据得出的结果相同，无需另存！',
  recalculationOld: '只有最新版本的结果可以重新保存。请打开最新版本！',
  submitIncomplete: '提交项目前请完成全部五个步骤！',
  resultOfOtherProject: '这些输入数据的结果属于另一个项目。此项目已保存，但没有结果；请重新计算以取得自己的结果。',
  alreadySubmitted: '此项目已提交审核！',
}

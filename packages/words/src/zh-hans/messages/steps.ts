import type { StepMessages } from '@soundroof/contract/platform/messages/steps'
import type { Same } from '../../language/same.ts'

export const steps: Same<StepMessages> = {
  // project name
  projectNameCharacters: '项目名称和项目编号不能含有以下字符：\\ / : * ? " < > |',
  // building
  frontFacingOutside: '正面朝向以整数度数表示，从 0（北）到 359，按顺时针方向：90 为东。请更正；不清楚时请清空！',
  postcodeWrong: '邮编为四位数字。请更正；不清楚时请清空！',
  windClassOfOtherRegion: '风等级 {class} 不属于风区 {region}：请在“风等级”中选择 {allowed} 或“未知”，或检查地点！',
  panelClauseNotEntered:
    'AS/NZS 1170.2:{edition} 中关于平行于屋面的组件的条款系数尚未录入。请在“分区”下选择“局部风压分区”！',
  // solar
  panelsOrPower: '请只填写组件数量或阵列功率其中之一！',
  scaleOfEnteredArray: '装机容量由阵列功率向上取整：{scale} kW。',
  // photos
  imageOnly: '请选择正确的图片文件！',
  imageTooCostly: '无法处理此图片。请另存为 JPEG 后再选择！',
  imageTooLarge: '请选择小于 10 MB 的文件！',
  fileTooLarge: '请选择小于 50 MB 的文件！',
  partsMissing: '该文件的一部分尚未送达，请重新发送！',
  partsDiffer: '收到的文件与发送的不一致，请重新发送！',
  tooManyPhotos: '最多上传 9 张图片！',
  tooManyFiles: '最多上传 999 个文件！',
  photoTwice: '每张照片只能添加一次！',
  photoUnknown: '此文件不是由贵公司上传的，请重新上传！',
  // structure
  railsCannotBeParallel: '檩条间距大于允许的导轨间距，导轨不能平行于檩条安装。',
  spanExceedsLimit: '输入的跨度超过实际上限，无法继续计算。请核对，或联系 {provider} 进一步核查。',
  supportNotAvailable: '此截面没有该支承条件。请核对，或联系 {provider} 进一步核查。',
  spanNotChecked: '未核查跨度的实际上限：没有此规格的承载力表',
  spanNotLoaded: '暂时无法核查跨度的实际上限：承载力表未能加载。计算时会进行核查。',
  spanUnlikeRafters: '檩条跨度通常等于椽子间距，此处两者相差超过一半：请核对两项数值。',
  thicknessUnsure: '檩条厚度不确定，结果可能偏保守。',
  supportUnsure: '支承条件不确定，结果可能不准确。',
  spacingExceedsLimit: '输入的间距可能超过实际上限，继续计算的结果可能不准确。请核对，或联系 {provider} 进一步核查。',
  noBattensToFix: 'Z 型和 C 型檩条立在檩托上，不直接固定在椽子上：请将“{label}”设为 {toClear}！',
  nailsNeedTimber: '钉子只能将木檩条固定在木椽子上：请选择檩条的固定方式，或选“不确定”！',
  // roof cover
  roofTypeNotAllowed: '此屋面类型与所选固定方式和结构不符。请选择屋面类型！',
  feetOverRaftersNeed: '支脚固定在椽子上需要 {need}：请更正，或取消“支脚位于椽子上方”！',
  sheetingRequired: '请选择或输入屋面板类型！',
  sheetingUnknown: '屋面板类型未知，结果可能偏保守。请联系 {provider} 进一步核查。',
  roofTooSteepForFlat: '平屋面坡度小于 3 度。请选择双坡、四坡或单坡，或更正屋面坡度！',
  roofTooFlatForHip: '四坡屋面坡度不小于 3 度。请选择平屋面，或更正屋面坡度！',
  rackingUnknown: '没有支架系统“{id}”，请另选一种！',
  moduleUnknown: '没有组件“{id}”，请另选一种！',
  moduleOutsideBand: '组件的{what}为 {exact} mm，不在所选范围 {min} 至 {max} mm 内。请选择与组件相符的范围！',
  moduleLargerThanRoof:
    '{name}({length} x {width} mm)大于屋面({roofLength} x {roofWidth} m)。请检查建筑物尺寸，或另选组件！',
  outOfDate: '{name}，{edition}，有效期为 {from} 至 {until}：请向制造商索取现行版本。',
  exactOutsideBand: '实际{what} {exact} mm 不在所选范围 {min} 至 {max} mm 内。请更正或清除！',
}

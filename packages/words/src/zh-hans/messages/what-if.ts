import type { WhatIfMessages } from '@soundroof/contract/platform/messages/what-if'
import type { Same } from '../../language/same.ts'

export const whatIf: Same<WhatIfMessages> = {
  whatIfKnown: '假设分析只更改回答为“不确定”的内容。此项目的{label}是已知的。',
  whatIfNotMeasured: '假设分析仅在{label}的测量误差范围内变动该值。',
  whatIfIsFree: '更改阵列及其假定，即可同时查看各分区。不会出具文件或扣除次数。',
  whatIfNeedsResult: '假设分析只适用于已计算并扣除次数的屋面。此项目的当前输入没有这样的结果。',
  whatIfNotRead: '此页面地址中有假设分析不认识的数值，已忽略。',
  whatIfNothingChanged: '尚未更改任何内容。',
  whatIfNotCalculated: '未计算这些数值',
  whatIfNoSuchZone: '没有此分区。',
  whatIfCalculating: '正在计算',
  whatIfOpensWizard: '向导将以这些数值作为此项目的更改打开。按“计算”之前，已出具的结果保持不变。',
  whatIfCostsNothing: '此项目曾以这些数值计算过：再次计算不扣除次数。',
  whatIfCostsOne: '计算将扣除一次计算次数。剩余：{left}。',
  whatIfNoneLeft: '计算次数已用完：使用这些数值，项目将只保存而没有结果。',
  whatIfOffer: '换用其他倾角、组件、导轨或规范版本：免费同时查看各分区。',
  remedyEntered: '已填入：{change}。请查看各步骤，然后计算。',
  remedyApplyHint: '每项建议均经过计算。“采用”会以该建议打开向导；按“计算”之前，已出具的结果保持不变。',
}

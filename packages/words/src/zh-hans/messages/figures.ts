import type { FigureMessages } from '@soundroof/contract/platform/messages/figures'
import type { Same } from '../../language/same.ts'

export const figures: Same<FigureMessages> = {
  figureUnknown: '目录中没有可供签认的此项数据！',
  figureReasonRequired: '请说明原因以及数值的来源！',
  figureValueMissing: '请一并填写 {name}！',
  figureValueTwice: '{name} 只能填写一次！',
  figureValueUnknown: '{figure} 没有数值 {name}！',
  figureValueFar:
    '{name} 须在 {min} 至 {max} 之间：公布值为 {published}。请检查数值和单位！超出此范围须由运营方通过新版本更改已发布的数据。',
  figureValueBetween: '{name} 须在 {min} 至 {max} 之间！',
  figureValueBetweenOrNone: '{name} 须在 {min} 至 {max} 之间，或留空！',
  figureValueUnfit: '{name} 不能替换！',
  figureTextUnfit: '{name} 须为一行可见文本！',
  figureRegionUnknown: '{name} 须为 {regions} 之一！',
  placesAlike: '{name} 与 {other} 为同一地点：州、风区、距海岸距离和纬度均相同！',
  regionsByDistance: '风力不得随离海岸距离增大而增大：{name} 将超过 {other}！',
  figureValuesSame: '这些是公布值。请按原值确认，或更改其中一项！',
  figureHasNoValues: '{figure} 只能按原样确认：此处不能替换其数值！',
  figureTableByFile: '{figure} 须用文件整体替换，请勿填写单个数值！',
  figureTakesNoTable: '{figure} 不是承载力表，请填写其数值！',
  figureTableOther: '文件内容为 {name}，而不是 {figure}！',
  figureTableSame: '这是公布的表格，请按原样确认！',
  figureTableRequired: '请选择表格！',
  figureTableTooLarge: '表格不得超过 1 MB！',
  figureNotAllowed: '目录不接受此数值，请检查数值和单位！',
  figureValueExceeds: '{name} 不得超过 {other}！',
  figureFactorAboveOne: '{name} 是系数：不得大于 1！',
  figureCapacityFactor: '{name} 不得大于公布的 {published}：承载力系数由标准规定，任何证据都不能提高它！',
  figureMultiplies:
    '{names} 相乘得到同一承载力：合起来比公布值向不安全一侧偏移了 {times} 倍，最多允许 {most} 倍。请核对数值和单位！超出此范围须由运营方通过新版本更改已发布的数据。',
  figuresMultiply:
    '{names} 在同一利用率中相乘：合计将使其相对已发布数据向不安全一侧移动 {times} 倍，最多 {most} 倍。请减小改动，或请运营方通过新版本更改已发布的数据！',
  figurePlaceTooFar:
    '{name}：风压、循环风作用后紧固件剩余的承载力以及高温下木材剩余的承载力将向不安全一侧移动 {times} 倍，最多 {most} 倍。请运营方通过新版本更改已发布的地点！',
  figureProductTooFar:
    '{name}，{what}：由 {before} 改为 {after}，相对此编号现有数据向不安全一侧移动超过 {most} 倍。请以新的编号录入，或请运营方通过新版本更改已发布的产品！',
  figureProductOther: '{name} 的尺寸或质量不同：选用它的项目是按这些数据计算的。请以新的编号录入此产品！',
  figureMustRise: '公布值逐行增大。{name} 及其以下各行不得减小！',
  figureMustFall: '公布值逐行减小。{name} 及其以下各行不得增大！',
  windClassesMustRise: '风速须随等级增大：{name} 将超过下一等级！',
  tileHookOrder: '瓦钩的正常使用承载力不得大于极限承载力！',
  figuresContradict: '{problem} 请先撤回或替换 {others}！',
  figureWaitingOwn: '您已为此项数据提出数值，请先撤回！',
  figureWaiting: '{name} 已为此项数据提出数值，请先作出决定！',
  figureOwn: '您提出的内容须由另一位工程师决定！',
  figureNotOwn: '只有提出人 {name} 可以撤回；您可以拒绝！',
  figureOpensZones:
    '将变为可安装的分区（{projects} 个项目中的 {zones} 个）和目前无法计算的项目（{unknown} 个）的当前列表尚未确认。请查看“哪些项目会变化？”并确认列表！',
  figureTakenBackMilder:
    '恢复已发布的数值会允许比今天更多的内容（项目：{projects} 个；变为可安装的区域：{zones} 个）。这不能由一人决定：请提议采用已发布的数值或其他数值，并由另一位工程师批准！',
  figureStillLooking:
    '依据此项数据的 {resting} 个项目中，目前已用它计算了 {done} 个。尚未作任何更改：请再次请求，将从下一个继续！',
  figureTableTooFar:
    '{size}，{support}，跨度 {span} mm，{load}：{value} kN/m 超过已发布数值的两倍，最多 {limit} kN/m！超出此范围须由运营方导入该表。',
  heldByScrews: '{id}（{support} {size} mm，{screws} 颗螺钉，{region}）',
  heldByClampOf: '{id}（屋面板 {sheeting}，{region}）',
  regionBySea: '{region}，{category}',
  heldByClamps: '{way}，{level}压力（{count} 个夹具，位于 {centre} mm）',
  loadOfBridging: '{title}，拉条 {bridging} 道',
  figureDecided: '此事项已作出决定！',
  figureChangedSince: '提出之后公布值已更改。请拒绝并重新查看！',
  figureNoteRequired: '请说明原因！',
  evidenceRequired: '请上传 PDF 或照片作为证明！',
  fileIsEvidence: '此文件是某项数据的证明，请为此项目重新上传！',
  figureProposerGone: '提出人 {name} 已不是在职工程师。请拒绝并由您自己提出！',
  figureProposerUnregistered: '提出人 {name} 目前没有有效注册。可由管理员录入；或请拒绝并由您自己提出！',
  figureRulesSeveral: '只有当服务方仅有一位在职工程师时才能单独签认，目前有 {count} 位！',
  productWithdrawn: '{what} {id} 已撤回，请另选！',
  productExpired: '{what} {name} 的数据已失效：有效期至 {day}。请另选！',
  productNotYet: '{what} {name} 的数据自 {day} 起才有效。请另选！',
  productNotJson: '请以 JSON 对象填写该条目！',
}

import type { FieldMessages } from '@soundroof/contract/platform/messages/fields'
import type { Same } from '../../language/same.ts'

export const fields: Same<FieldMessages> = {
  // project name
  projectNameRequired: '请输入项目名称！',
  projectNumberRequired: '请输入项目编号！',
  // building
  buildingLengthRequired: '请输入建筑物长度！',
  buildingWidthRequired: '请输入建筑物宽度！',
  roofHeightRequired: '请输入屋面高度！',
  roofSlopeRequired: '请输入屋面坡度（度）',
  parapetHeightRequired: '请输入女儿墙高度',
  stateRequired: '请选择州！',
  areaRequired: '请选择地区！',
  locationRequired: '请选择地点！',
  streetAddressRequired: '请输入街道地址！',
  terrainRequired: '请选择地形类别！',
  buildingShapeRequired: '请选择建筑物形状',
  // solar
  installationRequired: '请选择安装方式！',
  installationScaleRequired: '请输入装机容量！',
  mountRequired: '请选择平铺或倾角安装！',
  tiltAngleRequired: '请输入组件与屋面的夹角！',
  panelLengthRequired: '请选择组件长度！',
  panelWidthRequired: '请选择组件宽度！',
  fixingRequired: '请选择固定方式！',
  // photos
  roofPhotosRequired: '请至少上传 2 张屋面照片！',
  rafterSpanPhotoRequired: '请拍摄一张整根椽子跨度的照片！',
  connectionPhotoRequired: '请拍摄一张檩条与椽子连接处的照片！',
  sheetingPhotoRequired: '请拍摄屋面板安装状态和掀起状态的照片！',
  // structure
  roofStructureRequired: '请选择屋面结构',
  roofRafterRequired: '请选择屋面椽子',
  rafterSpacingRequired: '请输入正确的椽子间距',
  rafterSpanRequired: '请输入正确的椽子跨度',
  beamDepthRequired: '请输入正确的工字钢椽子截面高度',
  beamFlangeWidthRequired: '请输入正确的工字钢椽子翼缘宽度',
  beamFlangeThicknessRequired: '请输入正确的工字钢椽子翼缘厚度',
  chordDepthRequired: '请输入木椽或桁架上弦杆的截面高度！',
  chordBreadthRequired: '请输入木椽或桁架上弦杆的截面宽度！',
  chordTypeRequired: '请选择木椽或桁架上弦杆的类型。',
  purlinTypeRequired: '请选择屋面结构类型。',
  purlinDepthRequired: '请选择截面高度。',
  purlinThicknessRequired: '请选择厚度。',
  bridgingRequired: '请选择每跨拉条道数。',
  purlinSupportRequired: '请选择支承条件！',
  purlinSpacingRequired: '请输入檩条间距！',
  purlinSpanRequired: '请输入檩条跨度！',
  battenDepthRequired: '请输入檩条/挂瓦条截面高度！',
  battenBreadthRequired: '请输入檩条/挂瓦条截面宽度！',
  battenTypeRequired: '请选择檩条/挂瓦条的木材类型。',
  battenSupportRequired: '请选择支承条件。',
  // roof cover
  roofTypeRequired: '请选择屋面类型！',
}

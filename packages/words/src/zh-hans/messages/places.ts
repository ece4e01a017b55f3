import type { PlaceMessages } from '@soundroof/contract/platform/messages/places'
import type { Same } from '../../language/same.ts'

export const places: Same<PlaceMessages> = {
  degreesWanted: '{label}必须是 {min} 至 {max} 之间的度数！',
  placeSearch: '区（suburb）、城镇或邮编',
  placeSearchHint: '自动填写州、地区和地点，并给出风区',
  placeOfDevice: '使用本设备的位置',
  placeNoneFound: '没有以此开头的区名、城镇或邮编。请检查拼写，或从下方列表中选择。',
  placeSearchFailed: '暂时无法搜索。请从下方列表中选择，或稍后重试。',
  placeWaits:
    '{name}：区和州已填写。没有信号时无法查询风区。请从下方选择地区和地点，或保持此页面打开：恢复信号后会自动查询。',
  placeOutside: '此位置不在澳大利亚境内。请从下方列表中选择建筑物所在地。',
  placeBoundary: '最近的风区边界（通往风区 {region}）约在 {km} km 外。',
  placeFilledIn: '{name} 位于风区 {region}。{within} km 范围内没有其他风区。区、州、地区和地点已填写：请核对。',
  placeNotListed: '{name} 位于风区 {region}。请从下方列表中选择州、地区和地点。',
  placeNearBoundary: '{name} 位于风区 {region}。{nearby}。请选择建筑物所在的风区。',
  placeOfTown: '{name} 位于风区 {region}，但列表给出的风区不同。请选择。',
  placeChosen: '{name}：您选择了风区 {region}。区、州、地区和地点已填写：请核对。{nearby}',
  placeStronger: '如不确定，请选择 {region}：该区风力较大。',
  nearbyRegion: '风区 {region} 距此约 {km} km',
  deviceAt: '本设备（靠近 {name}）',
  devicePositionRefused: '此浏览器不允许读取位置。请在浏览器设置中允许，或输入区名。',
  devicePositionRough: '本设备的位置只能确定到 {km} km 以内，请输入区名。',
  devicePositionUnknown: '无法确定本设备的位置，请输入区名。',
  altitudeAsked: '该区域部分地方的海拔可能积雪。未填写场地海拔时，结果会附带须由工程师确认雪荷载的条件。',
  altitudeOfDevice: '使用本设备的海拔',
  deviceAltitudeTaken: '设备给出 {altitude} m，误差 {accuracy} m 以内。已填入上限 {entered} m。',
  deviceAltitudeNone: '本设备未提供海拔，请从等高线地图读取。',
  deviceAltitudeRough: '本设备的海拔只能确定到 {accuracy} m 以内，请从等高线地图读取。',
  deviceAltitudeRefused: '浏览器不能读取位置。请在浏览器设置中允许，或从等高线地图读取海拔。',
}

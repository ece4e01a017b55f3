export const measuring = {
  'measuring.accuracy-of-the-gauge': 'Accuracy printed on the gauge, ±',
  'measuring.adjust-to-true-north':
    'This is magnetic north. True north differs: read the declination of the site from a map and correct the field where it matters.',
  'measuring.assumed': 'Assumed',
  'measuring.calibrate': 'Calibrate',
  'measuring.calibrated': 'Calibrated on this device. The zero error is removed.',
  'measuring.calibration-failed': 'The phone was not turned in its place. Lay it down and begin again.',
  'measuring.calibration-how':
    'Lay the phone on its back on any firm surface and press. Then turn it by half a turn in the same place and press again.',
  'measuring.camera-level':
    'All taps lie on one plane: the card or panel lies flat on the sheeting, and so do the points.',
  'measuring.card': 'Card (bank card, driver licence)',
  'measuring.clear-points': 'Begin again',
  'measuring.compass': 'Direction with the compass',
  'measuring.compass-how':
    'Lay the phone flat on your hand, away from steel. Its top edge points the way the front looks.',
  'measuring.constant':
    'The sensor gives the same reading as when this opened. Tilt the phone once. If nothing changes, the sensor does not work here: type the value.',
  'measuring.corners-left': 'Tap the corners of the {thing}, around, beginning along its long side. Left: {left}.',
  'measuring.denied':
    'This browser may not read the sensors. Allow motion sensors in the settings of the site, or type the value.',
  'measuring.drawing': 'From a drawing',
  'measuring.ends-left': 'Tap the two ends of the length. Left: {left}.',
  'measuring.error-assumed': 'The error is our own assumption about phones and hands, not a tested figure.',
  'measuring.first-reading': 'First reading',
  'measuring.from-photo': 'Length on a photo',
  'measuring.gauge': 'Thickness with a gauge',
  'measuring.gauge-step-edge': 'Find bare steel: the end of a purlin, a hole or a lap. Measure one thickness, not two.',
  'measuring.gauge-step-paint':
    'Scrape paint off. Zinc counts as coating, not as steel: we assume about 0.04 mm on both sides together for Z275.',
  'measuring.gauge-step-read':
    'Use a micrometer or calliper across the edge, or an ultrasonic gauge on a closed section. Read it three times and type the smallest.',
  'measuring.heading': '{bearing}° ± {error}°, magnetic',
  'measuring.how-held': 'How the phone is held',
  'measuring.known-length': 'Known length on the tape',
  'measuring.laid': 'Laid on the roof',
  'measuring.laid-how': 'Lay the phone on its back on the sheeting, its long edge down the slope, and press.',
  'measuring.long-side': 'Long side',
  'measuring.measure-now': 'Measure',
  'measuring.measuring': 'Measuring. Hold still for a second.',
  'measuring.moved': 'The phone moved. Hold it still for a second and measure again.',
  'measuring.named-once-sent':
    'The photo waits to be sent. The measurement counts at once and names the photo once it is sent.',
  'measuring.nearest-listed': 'Nearest in the list: {listed} mm.',
  'measuring.no-compass': 'This device has no compass that tells north. Turn the rose by hand.',
  'measuring.no-corners': 'These are no corners of a rectangle. Tap them one after another, around.',
  'measuring.not-flat': 'The phone is not flat. Hold it level and measure again.',
  'measuring.not-upright': 'The phone is not upright. Hold it upright in front of you and measure again.',
  'measuring.not-within':
    'The reading is further from it than the accuracy of the gauge: measure again, or look at another depth.',
  'measuring.on-waiting-photo': 'Or on a photo of this project that waits to be sent:',
  'measuring.other-rectangle': 'Rectangle measured with a tape',
  'measuring.on-photo-of-project': 'Or on a photo of this project:',
  'measuring.panel': 'Panel of this project',
  'measuring.photo-how':
    'Lay a thing of known size flat on the sheeting, beside what is measured, and take the photo from above.',
  'measuring.photo-not-kept': 'The photo was not sent. The measurement counts, without the photo.',
  'measuring.points-on-rows': 'Tap one screw on each row, one row after another, at least three. Tapped: {count}.',
  'measuring.reading': 'Reading of the gauge',
  'measuring.reference': 'Thing of known size in the photo',
  'measuring.remove-last-point': 'Remove the last point',
  'measuring.result': '{value} ± {error}',
  'measuring.result-within':
    'We assume that a finger misses by 3 pixels of the screen: then nine of ten such measurements lie within this error.',
  'measuring.screw-rows': 'Spacing by rows of screws on a photo',
  'measuring.second-reading': 'Turned: second reading',
  'measuring.sensor-absent': 'This device has no sensor that tells how it is held. Type the value.',
  'measuring.sensor-asking': 'Looking for the sensor.',
  'measuring.short-side': 'Short side',
  'measuring.sighted': 'Sighted from the ground',
  'measuring.sighted-how':
    'Stand in line with the gable. Hold the phone upright and bring its long edge in line with the edge of the roof.',
  'measuring.slope': 'Slope with the phone',
  'measuring.small-picture':
    'This device has only a small picture of the photo, {across} pixels wide: the error below is larger for that.',
  'measuring.start': 'Start the sensor',
  'measuring.tap-controls': 'Photo: a press sets the next point. Arrow keys move the cross, Enter sets a point there.',
  'measuring.tape-ends-left': 'Tap the two ends of the known length on the tape. Left: {left}.',
  'measuring.tape-line': 'Length on a tape that lies along it',
  'measuring.tape-line-how':
    'Only on a photo taken square to the roof, not with the 0.5× lens: the tape lies on the same surface, close beside what is measured and along it. The picture is not cut.',
  'measuring.the-value-in-the-field': 'Or say where the value in the field comes from:',
  'measuring.tilt-within':
    'It also covers a photo that is up to {degrees}° out of square: our own assumption. The shorter the tape and the further away, the larger.',
  'measuring.too-steep': 'This is steeper than any roof that is calculated. Measure again.',
  'measuring.typed': 'Typed',
  'measuring.use-value': 'Use {value}',
  'measuring.where-from': 'Measure: {field}',
  'measuring.zoom': 'Zoom: {times} times',
  'measuring.zoom-in': 'The error is large for this length. Begin again, zoom in and tap more exactly.',
} as const

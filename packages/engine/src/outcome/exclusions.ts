/** What no assessment of this kind looks at. Method 8. */
export const exclusions: readonly string[] = [
  'Cleats, laps and bolts of purlins',
  'Fixings between batten and truss or rafter',
  'Distance of screws from the edges of narrow timber',
  'Portal and truss action, bracing and tie-down of the frame',
  'Sliding of panels along the roof slope',
  'Open-sided buildings, carports and awnings',
  'The panels, their clamps and the roof sheet or tiles themselves',
  'Corrosion, decay and damage of the roof',
  'Snow, earthquake and ground-mounted arrays',
]

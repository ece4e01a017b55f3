/** Number of each zone as drawings and tables have it. */
const zoneMarks: Readonly<Record<string, string>> = {
  Internal: '1',
  Intermediate: '2',
  Edge: '3',
  Corner: '4',
  Central: '1',
  End: '2',
  'Ridge ends': 'R',
}

/** The name itself where drawings have no number for it. */
export const zoneMark = (title: string): string => zoneMarks[title] ?? title

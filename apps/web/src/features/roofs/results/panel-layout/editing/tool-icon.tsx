const paths = {
  move: 'M5 4l6 15 2.4-6L20 10.6z',
  panel: 'M4 5h16v14H4zM4 12h16M10 5v14M15 5v14',
  block: 'M4 5h16v14H4zM12 9v6M9 12h6',
  obstacle: 'M5 5h14v14H5zM5 5l14 14M19 5L5 19',
  walkway: 'M8 3v18M16 3v18M8 7h8M8 12h8M8 17h8',
  turn: 'M19 8a8 8 0 1 0 1 6M20 4v5h-5',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  remove: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
  undo: 'M4 9h10a6 6 0 0 1 0 12h-3M8 5L4 9l4 4',
  redo: 'M20 9H10a6 6 0 0 0 0 12h3M16 5l4 4-4 4',
  smaller: 'M5 12h14',
  larger: 'M5 12h14M12 5v14',
  whole: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
} as const

export type IconName = keyof typeof paths

export const ToolIcon = ({ name }: { readonly name: IconName }) => (
  <svg
    width="18"
    height="18"
    viewBox="0 0 24 24"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={paths[name]} />
  </svg>
)

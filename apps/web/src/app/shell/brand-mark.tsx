export const BrandMark = ({ size = 30 }: { readonly size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <rect width="32" height="32" rx="7" fill="#0b5563" />
    <g fill="none" strokeWidth="2.6" strokeLinecap="round" strokeLinejoin="round">
      <path d="M5 21 16 10l11 11M9 24.5h14" stroke="#fff" />
      <path d="m18.4 8 7.6 7.6" stroke="#ffc24b" />
    </g>
  </svg>
)

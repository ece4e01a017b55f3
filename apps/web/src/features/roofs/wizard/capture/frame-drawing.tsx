import classes from './capture.module.css'

/** Lies on the camera's picture of 100 x 75. White on black, to be seen on anything. */
export const FrameDrawing = ({ frame }: { readonly frame: readonly string[] }) => (
  <svg className={classes.frame} viewBox="0 0 100 75" aria-hidden="true">
    {['below', 'above'].map((layer) => (
      <g key={layer}>
        {frame.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
    ))}
  </svg>
)

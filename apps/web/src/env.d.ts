/** Version of the application, set by the build. */
declare const __VERSION__: string

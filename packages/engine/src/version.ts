/** Version of the calculation; equal to the version of the workspace. */
export const engineVersion = '2.2.2-beta'

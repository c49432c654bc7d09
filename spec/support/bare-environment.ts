/** What a program that a spec starts gets of the environment of the specs: where Node is, and where compiled code is kept. */
export const bareEnvironment = {
  PATH: process.env.PATH,
  ...(process.env.NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }),
}

declare module '@echogarden/fvad-wasm' {
  interface Fvad {
    HEAP16: Int16Array
    _malloc: (sizeBytes: number) => number
    _free: (address: number) => void
    _fvad_new: () => number
    _fvad_free: (handle: number) => void
    _fvad_set_mode: (handle: number, mode: number) => number
    _fvad_set_sample_rate: (handle: number, hz: number) => number
    /** 1 voice, 0 none, -1 wrong length. */
    _fvad_process: (handle: number, address: number, samples: number) => number
  }
  const open: (options: { locateFile: (name: string) => string }) => Promise<Fvad>

  export = open
}

// Makes a seekable WebM with mediabunny: reads and writes every packet. Prints { ms, peakMiB } of this process.
import { ALL_FORMATS, Conversion, FilePathSource, FilePathTarget, Input, Output, WebMOutputFormat } from 'mediabunny'

const [from, to] = process.argv.slice(2)
const startMs = performance.now()
const input = new Input({ source: new FilePathSource(from), formats: ALL_FORMATS })
const output = new Output({ format: new WebMOutputFormat(), target: new FilePathTarget(to) })
const conversion = await Conversion.init({ input, output })
if (!conversion.isValid) throw new Error('mediabunny discards a track of the recording')
await conversion.execute()
const ms = performance.now() - startMs
process.stdout.write(JSON.stringify({ ms, peakMiB: process.resourceUsage().maxRSS / 1024 }))

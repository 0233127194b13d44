import { StartError } from '../apps/server/src/platform/start-error'
import { OptionError, readDoctorOptions } from './doctor/options'
import { runDoctor } from './doctor/run-doctor'

/**
 * Proves the speech recognition, the voice and the model of the server's settings: `npm run doctor`. Exits with 0 if all that is
 * configured works, 1 if something doesn't, 2 for a wrong option or setting.
 */
async function main(): Promise<number> {
  try {
    const options = readDoctorOptions(process.argv.slice(2))
    const works = await runDoctor(process.env, options, (text) => console.log(text))
    return works ? 0 : 1
  } catch (error) {
    if (!(error instanceof OptionError || error instanceof StartError)) throw error
    console.error(error.message)
    return 2
  }
}

process.exitCode = await main()

import { Composition, Folder, Still } from 'remotion';
import { Broken } from './broken';
import { Cover } from './cover';
import { Forecast, forecastSchema } from './forecast';
import { Opening } from './opening';
import { Panel } from './panel';

/**
 * The compositions of the project, in folders as a real one has them. The Studio only saves to a file of this
 * name.
 */
export function Root() {
  return (
    <>
      <Folder name="Weather">
        <Composition
          id="Forecast"
          component={Forecast}
          schema={forecastSchema}
          width={1280}
          height={720}
          fps={30}
          durationInFrames={240}
          defaultProps={{
            city: 'Zurich',
            accent: '#e4572e',
            unit: 'celsius' as const,
            showWind: true,
            days: [
              { name: 'Monday', degrees: 18 },
              { name: 'Tuesday', degrees: 21 },
              { name: 'Wednesday', degrees: 16 },
            ],
          }}
        />
        <Still
          id="Thumbnail"
          component={Cover}
          width={1280}
          height={720}
          defaultProps={{ city: 'Bern', accent: '#e4572e' }}
        />
      </Folder>
      <Folder name="Parts">
        <Composition
          id="Opening"
          component={Opening}
          width={1080}
          height={1080}
          fps={30}
          durationInFrames={120}
        />
        <Composition id="Panel" component={Panel} width={1280} height={720} fps={30} durationInFrames={90} />
      </Folder>
      <Composition id="Broken" component={Broken} width={1280} height={720} fps={30} durationInFrames={60} />
    </>
  );
}

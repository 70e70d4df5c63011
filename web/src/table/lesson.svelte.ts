/** The state of a chapter of a tutorial on this screen: a game whose moves are known, one step at a time. */

import type { TableProps, Title } from "../games/contract";
import { app } from "../lib/app.svelte";
import type { Description, Event, GameMessage, Lobby, View } from "../lib/protocol";
import { Showing } from "../lib/showing.svelte";
import type { Chapter, TutorialStep } from "./tutorials";

/** A step, and where the game stands when the coach speaks. */
interface Stop extends TutorialStep {
  way: GameMessage[];
  position: GameMessage;
  log: Event[];
}

export class Lesson extends Showing {
  at = $state(0);
  /** How often something else than the next thing was tried at this step. */
  nudges = $state(0);

  private stops: Stop[] = [];

  constructor(
    game: string,
    private chapter: Chapter,
    private title: Title,
  ) {
    super("", chapter.seat);
    this.use(title);
    this.lay();
    this.lobby = lobbyOf(game, chapter);
    this.connection = "live";
    this.stand(0);
  }

  get step(): TutorialStep {
    return this.stops[this.at]!;
  }

  get length(): number {
    return this.stops.length;
  }

  get done(): boolean {
    return this.at === this.stops.length - 1;
  }

  /** The names of the buttons that are still to be pressed at this step, the next one first. */
  left(table: TableProps): string[] {
    if (!this.step.play) return [app.words.t("web-learn-next")];
    return this.title.lead?.(table, this.step.play) ?? [];
  }

  /** Mark these items if that leads on; if not, say again what is to be done. */
  mark(table: TableProps, items: string[]): void {
    if (this.left({ ...table, draft: items }).length < this.left(table).length) this.draft = items;
    else this.nudges++;
  }

  play(actions: string[]): Promise<void> {
    const wanted = this.step.play ?? [];
    const same = actions.length === wanted.length && actions.every((one, at) => one === wanted[at]);
    if (same && !this.done) this.go();
    else this.nudges++;
    return Promise.resolve();
  }

  /** There is no server here: nothing but moves can be sent. */
  send(): Promise<void> {
    return Promise.resolve();
  }

  /** One step back, at once. */
  back(): void {
    this.forget();
    this.stand(Math.max(0, this.at - 1));
  }

  again(): void {
    this.stand(0);
  }

  private go(): void {
    this.nudges = 0;
    this.at++;
    const { way, position } = this.stops[this.at]!;
    if (way.length) way.forEach((message) => this.add(message));
    else this.put(position);
  }

  private stand(at: number): void {
    this.at = at;
    this.nudges = 0;
    this.log = this.stops[at]!.log;
    this.put(this.stops[at]!.position);
  }

  private put(position: GameMessage): void {
    this.draft = [];
    this.reached = this.log.length;
    this.fresh = position.events;
    this.shown = position;
  }

  /** Put whole views together, and let the learner act only where it is their step. */
  private lay(): void {
    let view = {} as View;
    let legal: string[] = [];
    let said: Description = { prompt: {}, actions: [], set: null, barred: [] };
    let log: Event[] = [];
    this.stops = this.chapter.steps.map((step, decision) => {
      const message = (events: Event[], stages: number[], legal: string[]): GameMessage => ({
        n: 0,
        kind: "game",
        view,
        ...said,
        events,
        stages,
        lead: 0,
        decision,
        legal,
        undo: false,
        deadline: null,
      });
      const way = step.messages.map((told, at) => {
        view = { ...view, ...told.view };
        const { prompt, actions, set, barred } = told;
        legal = told.legal;
        said = { prompt, actions, set, barred };
        log = [...log, ...told.events];
        const last = at === step.messages.length - 1;
        return message(told.events, told.stages, last && step.play ? legal : []);
      });
      const position = way.at(-1) ?? message([], [], step.play ? legal : []);
      return { ...step, way, position, log };
    });
  }
}

/** The learner among bots, as the table shows them. */
function lobbyOf(game: string, { seat, seats }: Chapter): Lobby {
  return {
    table: "",
    code: null,
    game,
    options: {},
    own_data: false,
    status: "playing",
    frozen: null,
    pace: "none",
    absence: "vote",
    public: false,
    spectators: false,
    house: {},
    history: false,
    desk: null,
    host: seat,
    me: seat,
    commitment: "",
    seed: null,
    phrases: [],
    created: 0,
    places: Array.from({ length: seats }, (_, at) => ({
      kind: at === seat ? "person" : "bot",
      name: at === seat ? app.settings.name : null,
      bot: null,
      standin: null,
      stood_in: 0,
    })),
    votes: [],
    rematch: null,
  };
}

/** Localization: words from the same Fluent files as the server's; see src/abyssal/words.py. */

import type { FluentBundle, FluentVariable } from "@fluent/bundle";

import { bundle, ENGLISH, type Language, sources } from "./languages";
import type {
  Action,
  Argument,
  Barred,
  Event,
  Label,
  Phrase,
  Prompt,
  Refusal,
  View,
} from "./protocol";

/** Arguments that are seats, and are read as names; one beyond the players reads `nobody`. */
const SEATS = new Set(["owner", "winners"]);

/** What stands around a game. All else that games share becomes part of their sentences: it is said in
 * the language in which the game is told. */
const AROUND = /^(web|cli|error|server|host|house|plain)-/;

type Arguments = Record<string, FluentVariable>;

/** Numbers below zero are written with a true minus sign. */
const written = (value: FluentVariable): FluentVariable =>
  typeof value === "number" && value < 0 ? `−${-value}` : value;
const signed = (args: Arguments): Arguments =>
  Object.fromEntries(Object.entries(args).map(([name, value]) => [name, written(value)]));

export class Words {
  private bundles: FluentBundle[];
  /** In which language the game is told. One that has no words in the language of the page is told in
   * English as a whole. */
  readonly telling: Language;

  /** The sources are the words all games share and those of the game; `english` ones stand in. */
  constructor(
    readonly language: Language,
    readonly game: string | null,
    private own: string[],
    private english: string[] = [],
  ) {
    this.bundles = [bundle(own, language)];
    if (english.length) this.bundles.push(bundle(english, ENGLISH));
    this.telling = game && english.length && !own[1] ? ENGLISH : language;
  }

  /** The words of a language, with those of one game if it is named. */
  static async load(language: Language, game: string | null = null): Promise<Words> {
    const { own, english } = await sources(language, game);
    return new Words(language, game, own, english);
  }

  /** Whether there is a message `key`, or an attribute `message.attribute`. */
  has(key: string): boolean {
    return this.pattern(key) !== null;
  }

  /** The text of message `key`; `t("event-won.you")` is the attribute of a message. */
  t(key: string, args: Arguments = {}): string {
    const { text, problem } = this.format(key, args);
    return problem === null ? text : this.missing(problem);
  }

  private format(key: string, args: Arguments): { text: string; problem: string | null } {
    const found = this.pattern(key);
    if (found === null) return { text: key, problem: key };
    const errors: Error[] = [];
    const text = found.bundle.formatPattern(found.pattern, signed(args), errors);
    return { text, problem: errors[0] ? `${key}: ${errors[0].message}` : null };
  }

  /** The text of a message or an attribute, with the bundle that it is of. */
  private pattern(key: string) {
    const [name = "", attribute] = key.split(".", 2);
    const told = this.telling !== this.language && !AROUND.test(name);
    for (const bundle of told ? this.bundles.toReversed() : this.bundles) {
      const message = bundle.getMessage(name);
      const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
      if (pattern) return { bundle, pattern };
    }
    return null;
  }

  /** Nothing blank is ever shown: the key stands for a word that is missing. */
  private missing(key: string): string {
    console.error(`no words for ${key} (${this.game ?? "abyssal"}, ${this.language})`);
    return key;
  }

  // Sentences about a game

  /** An event as the sentence `viewer` reads. */
  event(event: Event, names: string[], viewer: number | null): string {
    const { event: kind, seat, by, ...rest } = event;
    const read = { ...this.readable(rest, names), ...this.besides(event, names, viewer) };
    if (seat !== null) read.player = names[seat] ?? "";
    // What a bot did is never told as one's own.
    const roles = { [by ? "standin" : "you"]: seat, winner: this.winning(event, viewer) };
    const unseen = `event-${event.what}.unseen`;
    if (kind === "unseen" && this.has(unseen)) return this.t(unseen, read);
    return this.addressed(`event-${kind}`, read, { ...roles, owner: event.owner }, viewer);
  }

  /** Who must do what now, for the viewer of `view`. A decision whose sentence names somebody is not
   * sealed: if only a number is known, the sentence of all sealed decisions tells it. */
  prompt(view: View, { action, ...args }: Prompt, names: string[]): string {
    const key = `prompt-${view.step}`;
    const { viewer, asked } = view;
    const question = args as Record<string, Argument>;
    const read = { ...this.readable(question, names), ...this.besides(question, names, viewer) };
    read.people = Array.isArray(asked) ? asked.length : asked;
    const roles = { owner: question.owner, winner: this.winning(question, viewer) };
    if (!Array.isArray(asked)) {
      const role = this.role(key, roles, viewer);
      const { text, problem } = this.format(role, { ...read, count: asked });
      return problem === null ? text : this.t("prompt-sealed", { count: asked });
    }
    read.player = this.listOf(asked.map((seat) => names[seat] ?? ""));
    read.count ??= asked.length;
    if (action) read.action = this.label(action, names, viewer);
    const you = viewer !== null && asked.includes(viewer) ? viewer : null;
    return this.addressed(key, read, { you, ...roles }, viewer);
  }

  /** A label as `viewer` reads it. */
  label([verb, args]: Label, names: string[], viewer: number | null): string {
    const read = this.readable(args, names);
    return this.addressed(`action-${verb}`, read, { owner: args.owner }, viewer);
  }

  /** The label of an action in notation; what is not among `actions` has none but its notation. */
  action(text: string, actions: Action[], names: string[], viewer: number | null): string {
    const found = actions.find((action) => action.do === text);
    return found ? this.label(found.say, names, viewer) : text;
  }

  /** Why an action is not offered; null where the engine says nothing of it. */
  why(text: string, barred: Barred[], names: string[]): string | null {
    const found = barred.find((one) => text === one.do || text.startsWith(`${one.do} `));
    return found ? this.t(`why-${found.why[0]}`, this.readable(found.why[1], names)) : null;
  }

  /** A refusal in this language. */
  error(refusal: Refusal): string {
    const ours = refusal.code.startsWith("web-"); // found out here, not by the server
    const key = ours ? refusal.code : `error-${refusal.code}`;
    if (!this.has(key)) return refusal.message;
    const details: Arguments = { message: refusal.message };
    for (const [name, value] of Object.entries(refusal.details)) details[name] = String(value);
    const fuller = Object.keys(refusal.details).find((name) => this.has(`${key}.${name}`));
    return this.t(fuller ? `${key}.${fuller}` : key, details);
  }

  private addressed(
    key: string,
    args: Arguments,
    roles: Record<string, Argument | undefined>,
    viewer: number | null,
  ): string {
    return this.t(this.role(key, roles, viewer), args);
  }

  /** The message `key`, or its attribute for the role that `viewer` has in it. */
  private role(
    key: string,
    roles: Record<string, Argument | undefined>,
    viewer: number | null,
  ): string {
    const role = Object.keys(roles).find(
      (role) => viewer !== null && roles[role] === viewer && this.has(`${key}.${role}`),
    );
    return role ? `${key}.${role}` : key;
  }

  /** The viewer, if they are among the `winners`. */
  private winning(args: Record<string, Argument>, viewer: number | null): number | null {
    const { winners } = args;
    return viewer !== null && Array.isArray(winners) && winners.includes(viewer) ? viewer : null;
  }

  /** `$others`: the winners but for the viewer. */
  private besides(
    args: Record<string, Argument>,
    names: string[],
    viewer: number | null,
  ): Arguments {
    const { winners } = args;
    if (!Array.isArray(winners)) return {};
    const others = winners.filter((seat) => seat !== viewer);
    return { others: this.listOf(others.map((seat) => this.word("winners", seat, names))) };
  }

  // The rules panel

  /** The topics of the game's rules, in reading order. */
  topics(): string[] {
    const source = (this.english.length ? this.english : this.own)[1] ?? "";
    return [...source.matchAll(/^rule-(.+)-title =/gm)].map((match) => match[1] ?? "");
  }

  /** The topic that explains what is asked. */
  topicOf({ step }: View, prompt: Prompt): string {
    const keys: Arguments = {};
    for (const [name, value] of Object.entries(prompt))
      if (typeof value === "string") keys[name] = value;
    return this.t(`rule-of-${step}`, keys);
  }

  /** The title and the paragraphs of a topic. */
  rule(topic: string): { title: string; paragraphs: string[] } {
    const paragraphs = this.t(`rule-${topic}`).split("\n\n");
    return {
      title: this.t(`rule-${topic}-title`),
      paragraphs: paragraphs.map((text) => text.replaceAll("\n", " ")),
    };
  }

  // Arguments

  /** What a message can use: keys as words, seats as names, lists as text, null as `none`. */
  readable(args: Record<string, Argument>, names: string[]): Arguments {
    const read: Arguments = {};
    for (const [name, value] of Object.entries(args)) {
      if (Array.isArray(value)) {
        const items = value.map((item) => this.word(name, item, names));
        read[name] = this.listOf(items, name);
        read[`${name}-count`] = value.length;
        if (value.every((item) => typeof item === "number"))
          read[`${name}-total`] = value.reduce((sum, item) => sum + item, 0);
      } else {
        read[name] = this.word(name, value, names);
        Object.assign(read, this.forms(name, value));
      }
    }
    return read;
  }

  /** The attributes of the word for an argument, as `$<name>-<attribute>`. */
  private forms(name: string, value: Argument): Arguments {
    const key = `${name}-${value}`;
    const forms = this.bundles.flatMap((one) => Object.keys(one.getMessage(key)?.attributes ?? {}));
    return Object.fromEntries(forms.map((form) => [`${name}-${form}`, this.t(`${key}.${form}`)]));
  }

  /** A text put together from messages. */
  private phrase({ say, ...args }: Phrase, names: string[]): string {
    const text = this.t(say, this.readable(args, names));
    return say === "sentence" ? text.slice(0, 1).toUpperCase() + text.slice(1) : text;
  }

  private word(name: string, value: Argument, names: string[]): string | number {
    if (value === null) return "none";
    if (typeof value === "object" && "say" in value) return this.phrase(value, names);
    if (SEATS.has(name)) return names[Number(value)] ?? "nobody";
    const [key = "", ...details] = `${name}-${value}`.split(" ");
    if (details.length) return this.t(key, this.details(name, details));
    if (this.has(key)) return this.t(key);
    return typeof value === "number" ? value : String(value);
  }

  /** What the first word of a value leaves open: a `$number`, and a `$detail` in a word. */
  private details(name: string, words: string[]): Arguments {
    const read: Arguments = {};
    for (const word of words)
      if (/^\d+$/.test(word)) read.number = Number(word);
      else read.detail = this.word(name, word, []);
    return read;
  }

  /** Several items as one text: with commas and a last “and”, or as `<name>-separator` says. */
  listOf(items: (string | number)[], name = ""): string {
    const texts = items.map((item) => String(written(item)));
    if (this.has(`${name}-separator`)) return texts.join(this.t(`${name}-separator`));
    if (texts.length < 2) return texts.join("");
    const before = texts
      .slice(0, -1)
      .reduce((left, right) => this.t("list-comma", { left, right }));
    return this.t("list-and", { left: before, right: texts.at(-1) ?? "" });
  }
}

"""The commands and their options. Each command's own module is imported when it is called."""

from typing import Annotated, Any

import typer

from abyssal.cli.command_line import Command, Group
from abyssal.cli.settings import signature

app = typer.Typer(
    cls=Group, help="cli-help-abyssal", add_completion=False, pretty_exceptions_enable=False
)

GameArgument = typer.Argument(metavar="GAME", help="cli-help-game")
OptionOption = typer.Option("--option", metavar="NAME=VALUE", help="cli-help-option")
DataOption = typer.Option("--data", metavar="FILE", help="cli-help-data")
SeedOption = typer.Option("--seed", metavar="SEED", help="cli-help-seed")
FolderOption = typer.Option("--data", metavar="FOLDER", help="cli-help-folder")
DatabaseOption = typer.Option("--database", metavar="URL", help="cli-help-database")
SeatsOption = typer.Option("--seats", metavar="N", help="cli-help-seats")
BaseSeedOption = typer.Option("--seed", metavar="N", help="cli-help-base-seed")
JobsOption = typer.Option("--jobs", metavar="N", help="cli-help-jobs")
FileArgument = typer.Argument(metavar="FILE", help="cli-help-file")


@app.command(cls=Command, help="cli-help-play")
def play(
    ctx: typer.Context,
    game: Annotated[str | None, GameArgument] = None,
    seats: Annotated[str | None, SeatsOption] = None,
    bots: Annotated[
        str | None, typer.Option("--bots", metavar="NAMES", help="cli-help-bots")
    ] = None,
    players: Annotated[
        str | None, typer.Option("--players", metavar="NAMES", help="cli-help-players")
    ] = None,
    people: Annotated[
        str | None, typer.Option("--people", metavar="N", help="cli-help-people")
    ] = None,
    option: Annotated[list[str] | None, OptionOption] = None,
    data: Annotated[str | None, DataOption] = None,
    seed: Annotated[str | None, SeedOption] = None,
    phrase: Annotated[
        list[str] | None, typer.Option("--phrase", metavar="TEXT", help="cli-help-phrase")
    ] = None,
    record: Annotated[
        str | None, typer.Option("--record", metavar="FILE", help="cli-help-record")
    ] = None,
) -> None:
    from abyssal.cli.play import play as run

    raise typer.Exit(
        run(
            ctx.obj,
            game=game,
            seats=seats,
            bots=bots,
            players=players,
            people=people,
            option=option,
            data=data,
            seed=seed,
            phrase=phrase,
            record=record,
        )
    )


@app.command(cls=Command, help="cli-help-titles")
def games(ctx: typer.Context) -> None:
    from abyssal.cli.titles import list_titles

    raise typer.Exit(list_titles(ctx.obj))


def serve(ctx: typer.Context, **typed: Any) -> None:
    from abyssal.cli.serve import serve as run

    raise typer.Exit(run(ctx.obj, typed))


serve.__signature__ = signature()  # type: ignore[attr-defined]
app.command(cls=Command, help="cli-help-serve")(serve)


@app.command(cls=Command, help="cli-help-backup")
def backup(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE", help="cli-help-backup-file")],
    data: Annotated[str | None, FolderOption] = None,
    force: Annotated[bool, typer.Option("--force", help="cli-help-force")] = False,
    database: Annotated[str | None, DatabaseOption] = None,
) -> None:
    from abyssal.cli.serve import backup as run

    raise typer.Exit(run(ctx.obj, file, data, force=force, database=database))


@app.command(cls=Command, help="cli-help-restore")
def restore(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE", help="cli-help-restore-file")],
    data: Annotated[str | None, FolderOption] = None,
    database: Annotated[str | None, DatabaseOption] = None,
) -> None:
    from abyssal.cli.hosting import restore as run

    raise typer.Exit(run(ctx.obj, file, data, database))


@app.command(cls=Command, help="cli-help-move")
def move(
    ctx: typer.Context,
    source: Annotated[str, typer.Argument(metavar="FROM", help="cli-help-move-from")],
    target: Annotated[str, typer.Argument(metavar="TO", help="cli-help-move-to")],
) -> None:
    from abyssal.cli.stores import move as run

    raise typer.Exit(run(ctx.obj, source, target))


@app.command(cls=Command, help="cli-help-check")
def check(
    ctx: typer.Context,
    data: Annotated[str | None, FolderOption] = None,
    database: Annotated[str | None, DatabaseOption] = None,
) -> None:
    from abyssal.cli.stores import check as run

    raise typer.Exit(run(ctx.obj, data, database))


@app.command(cls=Command, help="cli-help-think")
def bots(
    ctx: typer.Context,
    database: Annotated[str | None, DatabaseOption] = None,
    processes: Annotated[
        str | None, typer.Option("--processes", metavar="N", help="cli-help-think-processes")
    ] = None,
) -> None:
    from abyssal.cli.bots import bots as run

    raise typer.Exit(run(ctx.obj, database, processes))


@app.command(cls=Command, help="cli-help-password")
def password(
    ctx: typer.Context,
    data: Annotated[str | None, FolderOption] = None,
    database: Annotated[str | None, DatabaseOption] = None,
) -> None:
    from abyssal.cli.hosting import set_password as run

    raise typer.Exit(run(ctx.obj, data, database))


@app.command(cls=Command, help="cli-help-replay")
def replay(
    ctx: typer.Context,
    file: Annotated[str, FileArgument],
    at: Annotated[str | None, typer.Option("--at", metavar="N", help="cli-help-at")] = None,
    seat: Annotated[str | None, typer.Option("--seat", metavar="K", help="cli-help-seat")] = None,
) -> None:
    from abyssal.cli.records import replay as run

    raise typer.Exit(run(ctx.obj, file, at, seat))


@app.command(cls=Command, help="cli-help-verify")
def verify(ctx: typer.Context, file: Annotated[str, FileArgument]) -> None:
    from abyssal.cli.records import verify as run

    raise typer.Exit(run(ctx.obj, file))


@app.command(cls=Command, help="cli-help-review")
def review(
    ctx: typer.Context,
    file: Annotated[str, FileArgument],
    seat: Annotated[
        str | None, typer.Option("--seat", metavar="K", help="cli-help-review-seat")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="cli-help-json")] = False,
    page: Annotated[
        str | None, typer.Option("--page", metavar="FILE", help="cli-help-review-page")
    ] = None,
) -> None:
    from abyssal.cli.review import review as run

    raise typer.Exit(run(ctx.obj, file, seat, as_json=json, page=page))


@app.command(cls=Command, help="cli-help-arena")
def arena(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="cli-help-title")],
    bots: Annotated[
        str | None, typer.Option("--bots", metavar="NAMES", help="cli-help-arena-bots")
    ] = None,
    seats: Annotated[str | None, SeatsOption] = None,
    deals: Annotated[
        str | None, typer.Option("--deals", metavar="N", help="cli-help-deals")
    ] = None,
    seed: Annotated[str | None, BaseSeedOption] = None,
    jobs: Annotated[str | None, JobsOption] = None,
    option: Annotated[list[str] | None, OptionOption] = None,
    data: Annotated[str | None, DataOption] = None,
    file: Annotated[
        str | None, typer.Option("--file", metavar="FILE", help="cli-help-arena-file")
    ] = None,
    publish: Annotated[
        str | None, typer.Option("--publish", metavar="FILE", help="cli-help-arena-publish")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="cli-help-json")] = False,
) -> None:
    from abyssal.cli.arena import arena as run

    raise typer.Exit(
        run(
            ctx.obj,
            game=game,
            bots=bots,
            seats=seats,
            deals=deals,
            seed=seed,
            jobs=jobs,
            option=option,
            data=data,
            file=file,
            publish=publish,
            as_json=json,
        )
    )


@app.command(cls=Command, help="cli-help-simulate")
def simulate(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="cli-help-title")],
    games: Annotated[
        str | None, typer.Option("--games", metavar="N", help="cli-help-games")
    ] = None,
    seats: Annotated[str | None, SeatsOption] = None,
    bots: Annotated[
        str | None, typer.Option("--bots", metavar="NAMES", help="cli-help-bot-list")
    ] = None,
    seed: Annotated[str | None, BaseSeedOption] = None,
    jobs: Annotated[str | None, JobsOption] = None,
    option: Annotated[list[str] | None, OptionOption] = None,
    data: Annotated[str | None, DataOption] = None,
    json: Annotated[bool, typer.Option("--json", help="cli-help-json")] = False,
) -> None:
    from abyssal.cli.simulate import simulate as run

    raise typer.Exit(
        run(
            ctx.obj,
            game=game,
            games=games,
            seats=seats,
            bots=bots,
            seed=seed,
            jobs=jobs,
            option=option,
            data=data,
            as_json=json,
        )
    )

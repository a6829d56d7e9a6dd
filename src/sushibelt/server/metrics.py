"""Figures for whoever watches over a server: `/metrics`, in Prometheus' format."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY = CollectorRegistry()

ROOMS = Gauge("sushibelt_rooms", "Tables in memory", registry=REGISTRY)
SOCKETS = Gauge("sushibelt_sockets", "Open sockets", registry=REGISTRY)
MESSAGES = Counter(
    "sushibelt_messages_total", "Messages by type and outcome", ["type", "outcome"],
    registry=REGISTRY,
)  # fmt: skip
PADS = Gauge("sushibelt_pads", "Shared score pads in memory", registry=REGISTRY)
PADS_SHARED = Counter("sushibelt_pads_shared_total", "Score pads shared", registry=REGISTRY)
TABLES_MADE = Counter("sushibelt_tables_made_total", "Tables made", registry=REGISTRY)
MATCHES_OVER = Counter("sushibelt_matches_over_total", "Matches over", ["how"], registry=REGISTRY)
STORING = Histogram(
    "sushibelt_store_seconds", "From a decision to its rows on the disk",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5), registry=REGISTRY,
)  # fmt: skip
THINKING = Histogram(
    "sushibelt_thinking_seconds", "From a question to a bot's answer", ["level"],
    buckets=(0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5), registry=REGISTRY,
)  # fmt: skip
THOUGHTS_LOST = Counter(
    "sushibelt_thoughts_lost_total", "Choices made by a quicker bot instead", registry=REGISTRY
)
WORKERS_REPLACED = Counter(
    "sushibelt_workers_replaced_total", "Worker processes that crashed", registry=REGISTRY
)
LIMITED = Counter("sushibelt_limited_total", "Requests over a limit", ["limit"], registry=REGISTRY)
FAILED = Counter("sushibelt_failures_total", "Faults of the program", registry=REGISTRY)


def as_text() -> bytes:
    """Return all figures as text."""
    return generate_latest(REGISTRY)

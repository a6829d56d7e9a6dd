"""What deploy/ holds for several nodes: files that their programs take, and what they promise.

HAProxy itself runs in tests/campaigns, Caddy and nginx in test_nodes_behind.py; no container engine
and no Kubernetes run here.
"""

import shutil
import subprocess
from pathlib import Path
from typing import Any

import yaml

from sushibelt.server.settings import Variables
from tests.deploy.proxies import DEPLOY, FOUND, NAME, certificate, for_nodes

COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.nodes.yaml").read_text())
NODES = ("node1", "node2", "node3")


def output_of(*command: str, folder: Path) -> str:
    """Run a program of a proxy that looks at a file, and return what it says."""
    program = shutil.which(command[0], path=FOUND)
    assert program, f"{command[0]} is not installed: make proxies"
    done = subprocess.run(
        [program, *command[1:]],
        capture_output=True,
        text=True,
        check=False,
        env={"HOME": str(folder), "PATH": FOUND},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout + done.stderr


def test_haproxy_takes_its_file(tmp_path: Path) -> None:
    made = certificate(tmp_path)
    both = tmp_path / "sushibelt.pem"
    both.write_text(made.read_text() + (tmp_path / "privkey.pem").read_text())
    text = (DEPLOY / "haproxy.cfg").read_text().replace("/etc/haproxy/sushibelt.pem", str(both))
    (tmp_path / "haproxy.cfg").write_text(text)
    assert "valid" in output_of(
        "haproxy", "-c", "-f", str(tmp_path / "haproxy.cfg"), folder=tmp_path
    )


def test_caddy_takes_its_file(tmp_path: Path) -> None:
    file = tmp_path / "Caddyfile"
    file.write_text((DEPLOY / "Caddyfile.nodes").read_text().replace("{$SUSHIBELT_SITE}", NAME))
    adapted = output_of(
        *("caddy", "adapt", "--config", str(file), "--adapter", "caddyfile", "--validate"),
        folder=tmp_path,
    )
    assert all(f'"{node}:8000"' in adapted for node in NODES)


def test_nginx_takes_its_file(tmp_path: Path) -> None:
    text = for_nodes((DEPLOY / "nginx.conf").read_text())
    certificate(tmp_path)
    text = text.replace(f"/etc/letsencrypt/live/{NAME}", str(tmp_path))
    (tmp_path / "site.conf").write_text(text)
    config = tmp_path / "nginx.conf"
    config.write_text(
        f"pid {tmp_path}/pid;\nevents {{}}\nhttp {{ include {tmp_path}/site.conf; }}\n"
    )
    log = str(tmp_path / "log")
    output_of("nginx", "-t", "-c", str(config), "-p", str(tmp_path), "-e", log, folder=tmp_path)


def test_every_node_of_the_compose_file_has_its_own_name_and_trusts_the_others() -> None:
    named = {}
    for node in NODES:
        settings = COMPOSE["services"][node]["environment"]
        named[node] = Variables(settings).node()
        assert settings["SUSHIBELT_DATA"].startswith("postgresql://")
        inside = COMPOSE["networks"]["inside"]
        assert inside["internal"] is True
        assert settings["SUSHIBELT_PROXIES"] == inside["ipam"]["config"][0]["subnet"]
        assert COMPOSE["services"][node]["read_only"] is True
        assert COMPOSE["services"][node]["cap_drop"] == ["ALL"]
    assert named == {node: f"http://{node}:8000" for node in NODES}


def test_a_pod_says_where_it_is_and_is_not_killed_while_the_database_is_away() -> None:
    kinds = {one["kind"]: one for one in yaml.safe_load_all(_kubernetes())}
    assert set(kinds) == {"Deployment", "PodDisruptionBudget", "Service", "Ingress"}
    pod = kinds["Deployment"]["spec"]["template"]["spec"]
    (container,) = pod["containers"]
    given = {one["name"]: one.get("value", "") for one in container["env"]}
    written = given["SUSHIBELT_NODE"].replace("$(POD_IP)", "10.1.2.3")
    assert Variables({"SUSHIBELT_NODE": written}).node() == "http://10.1.2.3:8000"
    assert "httpGet" not in container["livenessProbe"]
    assert container["readinessProbe"]["httpGet"]["path"] == "/readyz"
    assert int(given["SUSHIBELT_DRAIN_SECONDS"]) < pod["terminationGracePeriodSeconds"]
    assert container["securityContext"]["readOnlyRootFilesystem"] is True
    names = {mount["mountPath"] for mount in container["volumeMounts"]}
    assert names == {"/data", "/tmp"}  # all that the image writes to


def _kubernetes() -> str:
    return (DEPLOY / "kubernetes.yaml").read_text()

# Sourced before uv or npm fetch anything: they trust what the machine trusts, as pip and git do.
# A network may have a certificate of its own, which a list inside a program cannot know.

export UV_SYSTEM_CERTS=${UV_SYSTEM_CERTS:-1}
if [[ -z ${NODE_EXTRA_CA_CERTS:-} && -r /etc/ssl/certs/ca-certificates.crt ]]; then
    export NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt
fi
